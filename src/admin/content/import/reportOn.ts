import { collections } from '../../../shared/catalogue/collections';
import { type Content, currentContent } from '../../../shared/catalogue/content';
import { type ContentBasis, recogniseContentFile } from '../../../shared/catalogue/publishing/contentFile';
import { isSameContentVersion } from '../../../shared/catalogue/publishing/contentVersion';
import { type ResourceName, resourceNames } from '../../../shared/storage/keys';
import { lastSave } from '../../history/saving/lastSave';
import { type AnyRecord, byId, recordsOf } from '../../records/anyRecord';
import { parseCsv } from '../../spreadsheet/csv';
import { type ProductRow, rowsToProducts } from '../../spreadsheet/productRows';
import { readProductTable } from '../../spreadsheet/productTable';
import { isMadeOnBuiltIn } from '../../storage/madeOn';
import { whenIn } from '../../words/dates';
import { listedInShort } from '../../words/listed';
import { textOf } from './fileText';
import { keepOwnWork } from './keepOwnWork';
import { withOutcome } from './outcome';
import { builtInOfEdited, ownWorkTakenAway } from './ownWork';
import { readCollection } from './readCollection';
import { differenceCount, emptyReport, type ImportReport } from './report';
import { takenBackWarnings } from './takenBackWarnings';
import { unknownFieldsWarning } from './unknownFieldsWarning';

/**
 * Reports what a chosen file would change: a content file or, if its name says so, a table of products.
 * @throws {Error} with a message for the owner if the file is neither
 */
export async function reportOn(file: File): Promise<ImportReport> {
  const [text, now] = await Promise.all([textOf(file), currentContent()]);
  const isTable = /\.(csv|tsv)$/i.test(file.name);
  return isTable ? tableReport(text, now) : contentFileReport(text, now);
}

async function contentFileReport(text: string, now: Content): Promise<ImportReport> {
  const builtIn = await builtInOfEdited();
  const { keepingOwn, ...report } = reportOnContentFile(text, now, lastSave(), builtIn);
  if (!keepingOwn) return report;
  return isBasis(builtIn, keepingOwn)
    ? { ...report, keepingOwn }
    : { ...report, warnings: [NOT_JOINED, ...report.warnings] };
}

const NOT_JOINED =
  'This file cannot be added to what you changed here, because the site was published anew after one of the two was begun.';

/**
 * Whether all edits here, and those that the file would add to them, were made on these built-in records, as far as the
 * file says: of edits made on another build's, nobody can tell what was published.
 */
const isBasis = (builtIn: Partial<Content>, { content, madeOn = {} }: ImportReport): boolean =>
  resourceNames.every((name) => {
    const { isEdited, defaults } = collections[name];
    if (isEdited() && !(builtIn[name] && isMadeOnBuiltIn(name))) return false;
    return !content[name] || isSameContentVersion(madeOn[name] ?? defaults.version, defaults.version);
  });

/**
 * Reports what a content file would change in what is stored now. Writes nothing.
 * @param lastSave the time of the newest save in this browser, in milliseconds
 * @param builtIn the built-in records of the collections that are edited here (builtInOfEdited)
 * @throws {Error} with a message for the owner if the text is not a content file, or holds no content
 */
export function reportOnContentFile(
  text: string,
  now: Content,
  lastSave = 0,
  builtIn: Partial<Content> = {},
): ImportReport {
  const { parsed, file } = recogniseContentFile(text, 'Load this page again');
  const { basis = {}, savedAt, content } = file;
  const madeOn = Object.fromEntries(resourceNames.map((name) => [name, basis[name]?.version]));
  const report: ImportReport = { ...compareContent(content, now), madeOn };
  const differences = differenceCount(report);
  if (differences + report.problems.length + Object.values(report.content).flat().length === 0) {
    throw new Error('The file holds no content.');
  }
  const age = ageNote(savedAt, lastSave);
  const takenAway = report.problems.length === 0 ? ownWorkTakenAway(report, builtIn) : '';
  if (takenAway) {
    report.takesAway = `${age || OTHER_ORIGIN}. ${takenAway}`;
    report.keepingOwn = keepingOwn(report, now, builtIn, basis);
  } else if (age && differences > 0) report.warnings.push(`${age}: see below what would change.`);
  const unknown = unknownFieldsWarning((parsed as { content: Record<string, unknown> }).content);
  if (unknown) for (const one of [report, report.keepingOwn]) one?.warnings.push(unknown);
  return report;
}

function compareContent(given: Partial<Record<ResourceName, unknown[]>>, now: Content): ImportReport {
  const report = emptyReport(now);
  for (const resource of resourceNames) {
    const records = given[resource];
    if (records) readCollection(report, resource, records, recordsOf(now, resource));
  }
  return withOutcome(report);
}

/**
 * The report on the same file if what was added and changed here stays; undefined if it then changes nothing. A
 * collection that was not edited where the file was made adds nothing: it is what was published there, perhaps long ago.
 */
function keepingOwn(
  report: ImportReport,
  now: Content,
  builtIn: Partial<Content>,
  basis: ContentBasis,
): ImportReport | undefined {
  const editedThere = { ...report.content };
  for (const name of resourceNames) if (basis[name]?.isEdited === false) delete editedThere[name];
  const { content, clashes } = keepOwnWork(editedThere, now, builtIn);
  const kept = { ...compareContent(content, now), madeOn: report.madeOn, cleaned: report.cleaned };
  if (clashes.length > 0) {
    kept.warnings.push(`Changed both here and in the file, so yours stays: ${listedInShort(clashes)}.`);
  }
  return differenceCount(kept) > 0 ? kept : undefined;
}

/** What to say of a file that was downloaded before the last save; empty if it was not, or does not say when. */
function ageNote(savedAt = '', lastSave: number): string {
  const time = Date.parse(savedAt);
  // NaN is not less than anything.
  if (!(time < lastSave)) return '';
  return `This file was downloaded ${whenIn(time)}. It does not hold what was saved in this browser since then`;
}

/** Said of a later file, too: whoever made it elsewhere did not have what was changed here. */
const OTHER_ORIGIN = 'This file was made in another browser, or before your last changes here';

async function tableReport(text: string, now: Content): Promise<ImportReport> {
  const report = reportOnTable(rowsToProducts(parseCsv(text)), now);
  return { ...report, warnings: [...report.warnings, ...(await takenBackWarnings(report))] };
}

/**
 * Reports what a table of products would change. Products that the table does not name stay as they are.
 * @throws {Error} with a message for the owner if it has no rows
 */
export function reportOnTable(rows: readonly ProductRow[], now: Content): ImportReport {
  if (rows.length === 0) throw new Error('The table holds no product.');
  const stored = recordsOf(now, 'products');
  const { products, problems, warnings } = readProductTable(rows, now);
  const report = emptyReport(now);
  report.warnings = warnings;
  report.problems = problems.map((problem) => ({ resource: 'products', ...problem }));
  readCollection(report, 'products', withUnnamed(products, stored), stored);
  const named = byId(products);
  report.unnamed = stored.filter(({ id }) => !named.has(id)).length;
  return withOutcome(report);
}

/** All products as they would be: the stored ones in their places, then new ones and rows whose id another row has. */
function withUnnamed(products: readonly AnyRecord[], stored: readonly AnyRecord[]): AnyRecord[] {
  const [named, known] = [byId(products), byId(stored)];
  const kept = stored.map((record) => named.get(record.id) ?? record);
  const others = products.filter((record) => !known.has(record.id) || named.get(record.id) !== record);
  return [...kept, ...others];
}
