import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../src/shared/catalogue/content.ts';
import { type ResourceName, resourceNames } from '../../src/shared/storage/keys.ts';
import { formatArticleFile } from './articleFile.ts';
import { DEFAULTS_FOLDER, filesIn } from './readDefaults.ts';
import { type FileChanges, replaceFiles } from './replaceFiles.ts';

/** The collections to write; those left out stay as they are. Settings are a list of one. */
export type ContentToWrite = Partial<Content>;

/**
 * Writes content into the files of the built-in defaults. Each product and article has a file named after its id; files
 * of records that no longer exist are removed. Files that already have the same content are not touched.
 */
export const writeDefaults = (content: ContentToWrite, folder = DEFAULTS_FOLDER): void =>
  replaceFiles(changesBy(content, folder));

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
  const files = resourceNames.flatMap((name) => filesOfCollection(name, content));
  return new Map(files.map(([path, text]) => [join(folder, path), text]));
}

function filesOfCollection<Name extends ResourceName>(name: Name, content: ContentToWrite): NamedText[] {
  const records: Content[Name] | undefined = content[name];
  return records ? inFiles[name](records) : [];
}

/** A path within the folder of the defaults, and what the file says. */
type NamedText = [path: string, text: string];

/** How each collection is written. A collection that was left out here would be lost without a word. */
const inFiles: { [Name in ResourceName]: (records: Content[Name]) => NamedText[] } = {
  products: (records) => records.map((one) => [join('products', `${one.id}.json`), formatJson(one)]),
  categories: (records) => [['categories.json', formatJson(records)]],
  industries: (records) => [['industries.json', formatJson(records)]],
  blog: (records) => records.map((one) => [join('articles', `${one.id}.html`), formatArticleFile(one)]),
  settings: (records) => records.map(({ id: _, ...one }) => ['settings.json', formatJson(one)]),
};

const formatJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
