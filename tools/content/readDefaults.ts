import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Article } from '../../src/shared/catalogue/article.ts';
import type { Category } from '../../src/shared/catalogue/category.ts';
import type { Industry } from '../../src/shared/catalogue/industry.ts';
import type { Product } from '../../src/shared/catalogue/product.ts';
import type { Settings } from '../../src/shared/catalogue/settings.ts';
import { parseArticleFile } from './articleFile.ts';

export const DEFAULTS_FOLDER = join(import.meta.dirname, '../../src/shared/defaults');

/** The built-in content, under the resources' names. */
export type Defaults = {
  products: Product[];
  categories: Category[];
  industries: Industry[];
  blog: Article[];
  settings: Settings;
};

/**
 * Reads the built-in content from its files. Products stand by category, then by name; articles newest
 * first. Nothing is validated here: the unit tests hold the files against the schemas.
 */
export function readDefaults(folder = DEFAULTS_FOLDER): Defaults {
  const categories = json<Category[]>(join(folder, 'categories.json'));
  const rank = new Map(categories.map(({ id }, index) => [id, index]));
  const rankOf = (product: Product) => rank.get(product.category) ?? categories.length;
  return {
    categories,
    industries: json<Industry[]>(join(folder, 'industries.json')),
    settings: { id: 'settings', ...json<Omit<Settings, 'id'>>(join(folder, 'settings.json')) },
    products: files(join(folder, 'products'), '.json')
      .map(({ path }) => json<Product>(path))
      .sort((a, b) => rankOf(a) - rankOf(b) || a.name.localeCompare(b.name, 'en')),
    blog: files(join(folder, 'articles'), '.html')
      .map(({ path, id }) => parseArticleFile(id, readFileSync(path, 'utf8')))
      .sort((a, b) => b.datePublished.localeCompare(a.datePublished) || a.id.localeCompare(b.id)),
  };
}

function files(folder: string, extension: string): { id: string; path: string }[] {
  // git keeps no folder without a file.
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(extension))
    .map((name) => ({ id: name.slice(0, -extension.length), path: join(folder, name) }));
}

const json = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;
