import { vi } from 'vitest';

/** Fakes a browser that finds several pictures in each GIF, and that closes what it opened. Returns how many are open. */
export function findMovement(): () => number {
  let open = 0;
  vi.stubGlobal(
    'ImageDecoder',
    class {
      tracks: { ready: Promise<void>; selectedTrack: { animated: boolean } };
      constructor({ type }: { type: string }) {
        open += 1;
        this.tracks = { ready: Promise.resolve(), selectedTrack: { animated: type === 'image/gif' } };
      }
      close() {
        open -= 1;
      }
    },
  );
  return () => open;
}
