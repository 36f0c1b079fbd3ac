import { announce, tryWriteText, writeText } from './browserStorage';

/** A key, the text that it holds now, and the text to store; null stands for none. */
export type Write = { key: string; before: string | null; after: string | null };

/**
 * Writes all keys or none. The browser writes one key at a time: if it refuses one, those already written get their old
 * texts back. Texts that shrink are written first, to make room for those that grow. Announces the writes in this tab
 * once all are stored.
 * @throws {StorageRefusedError} if the browser refuses; the former texts are then restored
 */
export function writeAllOrNothing(writes: readonly Write[]): void {
  const done: Write[] = [];
  try {
    for (const write of [...writes].sort((a, b) => growth(a) - growth(b))) {
      writeText(write.key, write.after);
      done.push(write);
    }
  } catch (error) {
    for (const { key, before } of done.reverse())
      if (!tryWriteText(key, before)) console.error(`"${key}" could not be put back as it was`);
    throw error;
  }
  for (const { key, before, after } of writes) announce(key, before, after);
}

const growth = ({ before, after }: Write) => (after?.length ?? 0) - (before?.length ?? 0);
