import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatArticleFile } from './articleFile.ts';
import { DEFAULTS_FOLDER, type Defaults } from './readDefaults.ts';
import { type FileChanges, replaceFiles } from './replaceFiles.ts';

/** Collections to write: those left out stay as they are. Settings are a list of one. */
export type ContentToWrite = Partial<Omit<Defaults, 'settings'>> & { settings?: Defaults['settings'][] };

/**
 * Writes content into the files of the built-in defaults: a file a product and article, whose names are the
 * ids; files of records that are no more go. Files that hold the same already are left alone.
 */
export const writeDefaults = (content: ContentToWrite, folder = DEFAULTS_FOLDER): void =>
  replaceFiles(changesBy(content, folder), stagingOf(folder));

export const stagingOf = (folder: string): string => join(folder, '.staging');

/** What writing the content would change in the files. */
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

/** The files that hold the content, and their texts. */
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
