import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatArticleFile } from './articleFile.ts';
import { DEFAULTS_FOLDER, type Defaults } from './readDefaults.ts';

/** Collections to write: those left out stay as they are. Settings are a list of one. */
export type ContentToWrite = Partial<Omit<Defaults, 'settings'>> & { settings?: Defaults['settings'][] };

/**
 * Writes content into the files of the built-in defaults: a file a product and article, whose names are the
 * ids; files of records that are no more go. Counts only what differs.
 */
export function writeDefaults(
  content: ContentToWrite,
  folder = DEFAULTS_FOLDER,
): { written: number; removed: number } {
  const { products, blog, categories, industries, settings } = content;
  const changes = [
    ...(products ? replaceFolder(join(folder, 'products'), '.json', products, formatJson) : []),
    ...(blog ? replaceFolder(join(folder, 'articles'), '.html', blog, formatArticleFile) : []),
    ...(categories ? [write(join(folder, 'categories.json'), formatJson(categories))] : []),
    ...(industries ? [write(join(folder, 'industries.json'), formatJson(industries))] : []),
    ...(settings ?? []).map(({ id: _, ...record }) =>
      write(join(folder, 'settings.json'), formatJson(record)),
    ),
  ];
  return {
    written: changes.filter((change) => change === 'written').length,
    removed: changes.filter((change) => change === 'removed').length,
  };
}

type Change = 'written' | 'removed' | 'same';

function replaceFolder<T extends { id: string }>(
  folder: string,
  extension: string,
  records: readonly T[],
  format: (record: T) => string,
): Change[] {
  mkdirSync(folder, { recursive: true });
  const wanted = new Set(records.map(({ id }) => id + extension));
  const gone = readdirSync(folder).filter((name) => name.endsWith(extension) && !wanted.has(name));
  for (const name of gone) rmSync(join(folder, name));
  return [
    ...gone.map((): Change => 'removed'),
    ...records.map((record) => write(join(folder, record.id + extension), format(record))),
  ];
}

function write(path: string, text: string): Change {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return 'same';
  writeFileSync(path, text);
  return 'written';
}

const formatJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
