import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatArticleFile } from './articleFile.ts';
import { DEFAULTS_FOLDER, type Defaults } from './readDefaults.ts';
import { type FileChanges, replaceFiles } from './replaceFiles.ts';

/** The collections to write; those left out stay as they are. Settings are a list of one. */
export type ContentToWrite = Partial<Omit<Defaults, 'settings'>> & { settings?: Defaults['settings'][] };

/**
 * Writes content into the files of the built-in defaults. Each product and article has a file named after its id; files
 * of records that no longer exist are removed. Files that already have the same content are not touched.
 */
export const writeDefaults = (content: ContentToWrite, folder = DEFAULTS_FOLDER): void =>
  replaceFiles(changesBy(content, folder), stagingOf(folder));

export const stagingOf = (folder: string): string => join(folder, '.staging');

/** The changes to files that writing the content makes. */
export function changesBy(content: ContentToWrite, folder: string): FileChanges {
  const wanted = filesOf(content, folder);
  const changed = [...wanted].filter(
    ([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text,
  );
  const present = [
    ...(content.products ? filesIn(join(folder, 'products'), '.json') : []),
    ...(content.blog ? filesIn(join(folder, 'articles'), '.html') : []),
  ];
  return { writes: new Map(changed), removals: present.filter((path) => !wanted.has(path)) };
}

/** The texts of the content's files, by path. */
function filesOf(content: ContentToWrite, folder: string): Map<string, string> {
  const { products = [], blog = [], categories, industries, settings = [] } = content;
  return new Map([
    ...products.map((one) => [join(folder, 'products', `${one.id}.json`), formatJson(one)] as const),
    ...blog.map((one) => [join(folder, 'articles', `${one.id}.html`), formatArticleFile(one)] as const),
    ...(categories ? [[join(folder, 'categories.json'), formatJson(categories)] as const] : []),
    ...(industries ? [[join(folder, 'industries.json'), formatJson(industries)] as const] : []),
    ...settings.map(({ id: _, ...one }) => [join(folder, 'settings.json'), formatJson(one)] as const),
  ]);
}

const filesIn = (folder: string, extension: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(extension))
        .map((name) => join(folder, name))
    : [];

const formatJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
