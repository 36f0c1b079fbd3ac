import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { PROJECT } from '../folders.ts';

/** The folders whose classes are on every page and therefore get the shortest names. */
const EVERY_PAGE = ['src/site/layout/', 'src/site/search/', 'src/site/enquiry/', 'src/site/ui/'];
/** Without "a", because ad blockers hide elements of the class "ad". */
const LETTERS = 'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ';

let names = nameClasses();

/**
 * The short name of a CSS module's class: one or two letters, numbered through all modules of the site. Every page
 * contains its styles and markup, so short names save visitors bytes.
 * @throws {Error} if the module at that path has no such class
 */
export function shortClassName(name: string, file: string): string {
  const key = `${relative(PROJECT, file).replaceAll('\\', '/')} ${name}`;
  // During development classes are added.
  if (!names.has(key)) names = nameClasses();
  const short = names.get(key);
  if (!short) throw new Error(`No CSS module of src has "${key}"`);
  return short;
}

/** Short names by module path and class, the same in every build of the same source. */
function nameClasses(): Map<string, string> {
  const modules = readdirSync(join(PROJECT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.module.css'))
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .sort((one, other) => rank(one) - rank(other) || one.localeCompare(other, 'en'));
  const keys = modules.flatMap((path) => namesIn(join(PROJECT, path)).map((name) => `${path} ${name}`));
  return new Map(keys.map((key, index) => [key, shortName(index)]));
}

/** The names of the file's classes and animations, which are shortened in the same way. */
function namesIn(file: string): string[] {
  const css = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
  return [
    ...new Set(Array.from(css.matchAll(/(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi), ([, name = '']) => name)),
  ];
}

function rank(path: string): number {
  const place = EVERY_PAGE.findIndex((folder) => path.startsWith(folder));
  return place < 0 ? EVERY_PAGE.length : place;
}

/** 0 is "b", 49 "Z", 50 "bb", … */
function shortName(index: number): string {
  const last = LETTERS.charAt(index % LETTERS.length);
  return index < LETTERS.length ? last : shortName(Math.floor(index / LETTERS.length) - 1) + last;
}
