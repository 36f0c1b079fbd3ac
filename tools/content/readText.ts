import { readFileSync } from 'node:fs';

/**
 * The text of a file, without a byte order mark.
 * @throws {Error} if it cannot be read, or is not UTF-8, because some of its characters would be lost
 */
export function readText(path: string): string {
  const bytes = readFileSync(path);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error('The file is not written in UTF-8.');
  }
}
