import { readFileSync } from 'node:fs';

/**
 * The text of a file, without the mark that some editors put before it.
 * @throws {Error} where it cannot be read, or is not UTF-8: some of its letters would be lost
 */
export function readText(path: string): string {
  const bytes = readFileSync(path);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error('The file is not written in UTF-8.');
  }
}
