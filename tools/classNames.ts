import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const taken = new Map<string, string>();

/**
 * The class name of a CSS module's class: a letter and four more, made of its file and name. Every page
 * carries its styles and markup, so that short names are bytes that visitors do not wait for.
 * @throws {Error} when two classes would share a name
 */
export function shortClassName(name: string, file: string): string {
  const source = `${relative(process.cwd(), file).replaceAll('\\', '/')} ${name}`;
  const digest = createHash('sha256').update(source).digest().readUInt32BE();
  const short = `c${digest.toString(36).slice(-4).padStart(4, '0')}`;
  const other = taken.get(short);
  if (other && other !== source)
    throw new Error(`"${source}" and "${other}" share the class name ${short}: rename one`);
  taken.set(short, source);
  return short;
}
