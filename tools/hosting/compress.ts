import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { atATime } from '../atATime.ts';
import { textTypes } from './mediaTypes.ts';
import { hostFiles } from './rules.ts';

const compressWithBrotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** zlib works in its own threads, four by default; more files at a time would only take up memory. */
const THREADS = 4;

const NOT_SERVED: ReadonlySet<string> = new Set(Object.values(hostFiles));

/**
 * Writes `.br` and `.gz` files next to every text file of the folder, unless they are no smaller than the file itself.
 * nginx and the local server send them instead of it. Other hosts compress by themselves, and serve these only under
 * their own names, to which nothing links.
 * @returns how many files were read
 */
export async function compressFolder(folder: string): Promise<number> {
  const files = listTextFiles(folder);
  await atATime(THREADS, files, compress);
  return files.length;
}

/** The served files of the types that are worth compressing. */
function listTextFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => extname(name).slice(1) in textTypes)
    .filter((name) => !NOT_SERVED.has(name) && !name.split(sep).some((part) => part.startsWith('.')))
    .map((name) => join(folder, name));
}

/** A text as the site's `.br` files hold it. */
export const brotli = (content: Buffer): Promise<Buffer> =>
  compressWithBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      // Measured: a few bytes fewer for most pages than with the default.
      [constants.BROTLI_PARAM_NPOSTFIX]: 2,
    },
  });

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const variants = {
    br: await brotli(content),
    gz: await zip(content, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [ending, compressed] of Object.entries(variants)) {
    if (compressed.length < content.length) await writeFile(`${file}.${ending}`, compressed);
  }
}
