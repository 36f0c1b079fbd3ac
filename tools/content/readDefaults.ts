import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Category } from '../../src/shared/catalogue/category.ts';
import type { Content } from '../../src/shared/catalogue/content.ts';
import type { Industry } from '../../src/shared/catalogue/industry.ts';
import type { Product } from '../../src/shared/catalogue/product.ts';
import type { Settings } from '../../src/shared/catalogue/settings.ts';
import { parseArticleFile } from './articleFile.ts';
import { readParsed } from './readText.ts';

export const DEFAULTS_FOLDER = join(import.meta.dirname, '../../src/shared/defaults');

/** The built-in content, by the resources' names. */
export type Defaults = Omit<Content, 'settings'> & { settings: Settings };

const { compare } = new Intl.Collator('en');

/**
 * Reads the built-in content from its files: products sorted by category, then by name; articles newest first. Checks
 * only the records' ids: the build checks the rest against the schemas (readValid.ts).
 * @throws {Error} that names the file if one cannot be read
 */
export function readDefaults(folder = DEFAULTS_FOLDER): Defaults {
  const categories = readParsed(join(folder, 'categories.json'), listOf<Category>);
  const rank = new Map(categories.map(({ id }, index) => [id, index]));
  const rankOf = (product: Product) => rank.get(product.category) ?? categories.length;
  return {
    categories,
    industries: readParsed(join(folder, 'industries.json'), listOf<Industry>),
    settings: { id: 'settings', ...readParsed(join(folder, 'settings.json'), json<Omit<Settings, 'id'>>) },
    products: readFolder<Product>(join(folder, 'products'), '.json', (_id, text) => json(text)).sort(
      (a, b) => rankOf(a) - rankOf(b) || compare(a.name, b.name) || compare(a.id, b.id),
    ),
    blog: readFolder(join(folder, 'articles'), '.html', parseArticleFile).sort(
      (a, b) => compare(b.datePublished, a.datePublished) || compare(a.id, b.id),
    ),
  };
}

/** The records in a folder's files, each named after its record's id. */
function readFolder<T extends { id: string }>(
  folder: string,
  extension: string,
  parse: (id: string, text: string) => T,
): T[] {
  return filesIn(folder, extension).map((path) =>
    readParsed(path, (text) => {
      const id = basename(path, extension);
      const record: T | null = parse(id, text);
      if (record?.id !== id) throw new Error(`The record’s id is not “${id}”, as the file’s name says.`);
      return record;
    }),
  );
}

/** The paths of a folder's files with this extension. */
export function filesIn(folder: string, extension: string): string[] {
  // git does not keep empty folders.
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => name.endsWith(extension)).map((name) => join(folder, name));
}

function listOf<T extends { id: string }>(text: string): T[] {
  const list = json<(T | null)[]>(text);
  const isList = Array.isArray(list) && list.every((record): record is T => typeof record?.id === 'string');
  if (!isList) throw new Error('The file is no list of records with an id each.');
  return list;
}

const json = <T>(text: string): T => JSON.parse(text) as T;
