import { builtInWithPlaces, changeContent, refuseIfOvertaken } from '../../shared/catalogue/changes';
import { collections } from '../../shared/catalogue/collections';
import { currentContent } from '../../shared/catalogue/content';
import { type ContentBasis, formatContentFile } from '../../shared/catalogue/contentFile';
import { timestampedId } from '../../shared/catalogue/id';
import { resetContent } from '../../shared/catalogue/reset';
import { seedCollections } from '../../shared/catalogue/seedCollections';
import { type ResourceName, resourceNames } from '../../shared/storage/keys';
import { lastSave } from '../history/lastSave';
import { saveContent } from '../history/saveContent';
import { countsIn } from '../history/words';
import { equal } from '../records/equality';
import { parseCsv } from '../spreadsheet/csv';
import { exportProducts } from '../spreadsheet/exportProducts';
import { rowsToProducts } from '../spreadsheet/productRows';
import { baseVersionNote, baseVersionOf, forgetUnedited } from '../storage/baseVersion';
import {
  editsForNextFile,
  editsInFiles,
  forgetDownloads,
  noteDownload,
  noteLastDownload,
  noteUndone,
} from '../storage/downloads';
import { download } from '../ui/download';
import { localDate } from '../words/dates';
import { resourceLabel, resourceWords } from '../words/resourceLabel';
import { strandedWarning } from '../words/strandedWarning';
import { FILE_LIMIT, reportOnFile, reportOnProducts } from './importReport';
import type { ImportReport } from './report';
import { takenBackWarnings } from './takenBack';

/** @throws {OvertakenError} if the site was updated since this page was opened */
export async function downloadContent(): Promise<void> {
  refuseIfOvertaken('downloaded');
  const now = new Date();
  // All of these read what is stored before the first await.
  const basis = currentBasis();
  const save = lastSave();
  const edited = editsForNextFile();
  const lineage = noteDownload();
  const content = await currentContent();
  const text = formatContentFile(content, now, { basis, lineage });
  download(`content-${localDate(now)}.json`, 'application/json', text);
  noteLastDownload({ at: now.getTime(), save, edited });
}

/** Lets `npm run content:apply` recognise a file that would revert what was published since. */
function currentBasis(): ContentBasis {
  return Object.fromEntries(
    resourceNames.map((name) => [
      name,
      { version: baseVersionOf(name), isEdited: collections[name].isEdited() },
    ]),
  );
}

/** @throws {OvertakenError} if the site was updated since this page was opened */
export async function downloadProductTable(): Promise<void> {
  const { products } = await currentContent();
  exportProducts(products);
}

/**
 * Reports what a chosen file would change: a content file or, if its name says so, a table of products.
 * @throws {Error} with a message for the owner if the file is neither
 */
export async function reportOn(file: File): Promise<ImportReport> {
  if (file.size > FILE_LIMIT) {
    throw new Error('This file is too large: the browser keeps about 5 MB for the whole site.');
  }
  const [text, now] = await Promise.all([textOf(file), currentContent()]);
  if (!/\.(csv|tsv)$/i.test(file.name)) return reportOnFile(text, now, lastSave());
  const time = Date.now();
  const report = reportOnProducts(rowsToProducts(parseCsv(text)), now, (name, taken) =>
    timestampedId(name, time, taken),
  );
  return { ...report, warnings: [...report.warnings, ...(await takenBackWarnings(report))] };
}

/**
 * Reads the file as strict UTF-8. Spreadsheets also write CSV in legacy code pages, whose letters beyond ASCII would
 * otherwise be stored as replacement characters.
 */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  if (isWorkbook(new Uint8Array(bytes))) {
    throw new Error(
      'This is a workbook of the spreadsheet program itself. Save it there as “CSV UTF-8” and choose that file.',
    );
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new Error(
      'This file is not written in UTF-8, so letters such as ° would be lost. In the spreadsheet, save it as “CSV UTF-8”.',
    );
  }
}

/** Recognises workbooks by their first bytes: current ones are zip archives, older ones have their own signature. */
const isWorkbook = ([first, second, third, fourth]: Uint8Array): boolean =>
  (first === 0x50 && second === 0x4b && third === 0x03 && fourth === 0x04) ||
  (first === 0xd0 && second === 0xcf && third === 0x11 && fourth === 0xe0);

/**
 * Stores the content of a report without problems, all of it or nothing.
 * @throws {StorageRefusedError} if the browser refuses
 */
export async function applyReport(report: ImportReport): Promise<void> {
  const { content, problems, basis, added, changed, removed, follows, reordered, isContentFile, madeOn } =
    report;
  if (problems.length > 0) throw new Error('A file with problems is not loaded.');
  const counts = `${added.length} added, ${changed.length} changed, ${removed.length} removed`;
  const orders = reordered.map((name) => `${resourceWords(name)} in another order`);
  const others = follows.length > 0 ? [`with it ${countsIn(follows).join(', ')}`] : [];
  const detail = [counts, ...orders, ...others].join(', ');
  const shown = new Set([
    ...(Object.keys(content) as ResourceName[]),
    ...follows.map(({ resource }) => resource),
  ]);
  const inFiles = editsInFiles();
  const touched = [
    ...new Set([...added, ...changed, ...removed].map(({ resource }) => resource).concat(reordered)),
  ];
  // Also where the file does not say it: counted as made here, its old records would be published unasked.
  const versions = Object.fromEntries(touched.map((name) => [name, madeOn[name]]));
  await saveContent({ what: 'imported', detail }, async () => {
    const change = await changeContent(
      (now) => {
        const isStale = [...shown].some((name) => !equal(now[name], basis[name]));
        if (isStale)
          throw new Error('The content was changed after this report was made. Choose the file again.');
        return content;
      },
      () => (isContentFile ? [baseVersionNote(versions)] : []),
    );
    if (isContentFile) forgetDownloads(touched);
    return change;
  });
  // Built-in content that was brought back does not need publishing.
  await seedCollections();
  forgetUnedited();
  noteUndone(inFiles);
}

/**
 * Puts the built-in records back, all or nothing. What was changed here is then only in the history.
 * @throws {StorageRefusedError} if the browser refuses
 */
export async function resetCollections(names: readonly ResourceName[]): Promise<void> {
  const detail = names.length === resourceNames.length ? 'all content' : names.map(resourceLabel).join(', ');
  const inFiles = editsInFiles();
  await saveContent({ what: 'reset', detail }, async () => {
    const change = await resetContent(names);
    noteUndone(inFiles);
    forgetDownloads(names);
    forgetUnedited();
    return change;
  });
}

/**
 * The names of published products that a reset of these collections leaves out of industries and popular products,
 * because they are deleted here and not reset as well.
 */
export async function leftOutByReset(names: readonly ResourceName[]): Promise<string[]> {
  if (names.includes('products')) return [];
  const [now, published] = await Promise.all([currentContent(), builtInWithPlaces()]);
  const stored = new Set(now.products.map(({ id }) => id));
  const listed = new Set([
    ...(names.includes('industries') ? published.industries.flatMap(({ products }) => products) : []),
    ...(names.includes('settings') ? published.settings.flatMap((record) => record.popularProductIds) : []),
  ]);
  return published.products.filter(({ id }) => listed.has(id) && !stored.has(id)).map(({ name }) => name);
}

/** A warning about products whose category a reset of these collections would remove; empty if there are none. */
export async function strandedByReset(names: readonly ResourceName[]): Promise<string> {
  const builtIn = names.map(async (name) => [name, await collections[name].builtIn()] as const);
  return strandedWarning(await currentContent(), Object.fromEntries(await Promise.all(builtIn)));
}
