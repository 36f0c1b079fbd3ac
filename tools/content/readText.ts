import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

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

/**
 * What `parse` makes of a file's text.
 * @throws {Error} that names the file, if that fails
 */
export function readParsed<T>(path: string, parse: (text: string) => T): T {
  try {
    return parse(readText(path));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${relative('', path)}: ${reason}`, { cause: error });
  }
}
