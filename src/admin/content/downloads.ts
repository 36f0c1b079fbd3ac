import * as v from 'valibot';
import type { Lineage } from '../../shared/catalogue/contentFile';
import { parseJson } from '../../shared/parseJson';
import { readText, tryWriteText } from '../../shared/storage/browserStorage';

/** The names of the files with all content that this browser gave out, the latest last. */
const KEY = 'content_downloads';
const KEPT = 100;
const BYTES = 8;

const namesSchema = v.array(v.string());

/**
 * Notes one more download. What is edited here goes on from those before it, also while one of them is being published:
 * by their names `npm run content:apply` knows that the next one takes nothing back.
 */
export function noteDownload(): Lineage {
  const earlier = readNames();
  const download = newName();
  // Unnoted, the next file needs --over: the safe side.
  tryWriteText(KEY, JSON.stringify([...earlier, download].slice(-KEPT)));
  return { download, earlier };
}

/**
 * Call this when the content no longer continues earlier downloads, as after a reset: the next file is then judged by
 * its version alone.
 */
export const forgetDownloads = (): boolean => tryWriteText(KEY, null);

function readNames(): string[] {
  const result = v.safeParse(namesSchema, parseJson(readText(KEY) ?? ''));
  return result.success ? result.output : [];
}

/** Not by `randomUUID`, which needs https. */
const newName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
