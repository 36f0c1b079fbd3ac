import { announce, tryWriteText, writeText } from './browserStorage';

/** A key, the text that stands there now, and the text that is to stand there. */
export type Write = { key: string; before: string | null; after: string };

/**
 * The browser writes one key at a time: when one is refused, those before it get their old text back.
 * What shrinks is written first, so that it makes room for what grows. Tells this tab once all is kept.
 * @throws {StorageRefusedError} when the browser refuses; what stood before stands again
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

const growth = ({ before, after }: Write) => after.length - (before?.length ?? 0);
