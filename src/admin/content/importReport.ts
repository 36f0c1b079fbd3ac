import * as v from 'valibot';
import { collections } from '../../shared/catalogue/collections';
import type { Content } from '../../shared/catalogue/content';
import { recogniseContentFile } from '../../shared/catalogue/publishing/contentFile';
import { inertTemplate } from '../../shared/html/inertTemplate';
import { isOwnerOrdered, type ResourceName, resourceNames } from '../../shared/storage/keys';
import { type AnyRecord, byId, idsOf, recordName, recordsOf } from '../records/anyRecord';
import { changedFields, equal } from '../records/equality';
import { htmlFieldOf } from '../records/fieldKinds';
import { isReordered } from '../records/order';
import { withKeptHtml } from '../records/recordRules';
import type { ProductRow } from '../spreadsheet/productRows';
import { readProductTable } from '../spreadsheet/productTable';
import { whenIn } from '../words/dates';
import { pathLabel } from '../words/fieldLabel';
import { listedInShort } from '../words/listed';
import { emptiedWarning } from './emptiedWarning';
import { withFollowers } from './followers';
import { keepOwnWork } from './keepOwnWork';
import { ownWorkTakenAway } from './ownWork';
import { differenceCount, emptyReport, type ImportReport } from './report';
import { unknownFieldsWarning } from './unknownFields';

/**
 * Reports what a content file would change in what is stored now. Writes nothing.
 * @param lastSave the time of the newest save in this browser, in milliseconds
 * @param builtIn the built-in records of the collections that are edited here (builtInOfEdited)
 * @throws {Error} with a message for the owner if the text is not a content file, or holds no content
 */
export function reportOnFile(
  text: string,
  now: Content,
  lastSave = 0,
  builtIn: Partial<Content> = {},
): ImportReport {
  const { parsed, file } = recogniseContentFile(text, 'Load this page again');
  const { basis = {}, savedAt, content } = file;
  const madeOn = Object.fromEntries(resourceNames.map((name) => [name, basis[name]?.version]));
  const report: ImportReport = { ...reportOnContent(content, now), madeOn };
  const differences = differenceCount(report);
  if (differences + report.unchanged + report.problems.length === 0) {
    throw new Error('The file holds no content.');
  }
  const age = ageNote(savedAt, lastSave);
  const lost = report.problems.length === 0 ? ownWorkTakenAway(report, builtIn) : '';
  if (lost) {
    report.takesAway = `${age || OTHER_ORIGIN}. ${lost}`;
    report.keepingOwn = keepingOwn(report, now, builtIn);
  } else if (age && differences > 0) report.warnings.push(`${age}: see below what would change.`);
  const unknown = unknownFieldsWarning((parsed as { content: Record<string, unknown> }).content);
  if (unknown) for (const one of [report, report.keepingOwn]) one?.warnings.push(unknown);
  return report;
}

function reportOnContent(given: Partial<Record<ResourceName, unknown[]>>, now: Content): ImportReport {
  const report = emptyReport(now);
  for (const resource of resourceNames) {
    const records = given[resource];
    if (records) addCollection(report, resource, records, recordsOf(now, resource));
  }
  return withFollowers(report);
}

/** The report on the same file if what was added and changed here stays; undefined if it then changes nothing. */
function keepingOwn(report: ImportReport, now: Content, builtIn: Partial<Content>): ImportReport | undefined {
  const { content, clashes } = keepOwnWork(report.content, now, builtIn);
  const kept = { ...reportOnContent(content, now), madeOn: report.madeOn, cleaned: report.cleaned };
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

/** Its time does not tell: whoever made it later elsewhere did not have what was changed here. */
const OTHER_ORIGIN = 'This file was made in another browser, or before your last changes here';

/**
 * Reports what a table of products would change. Products that the table does not name stay as they are.
 * @throws {Error} with a message for the owner if it has no rows
 */
export function reportOnProducts(rows: readonly ProductRow[], now: Content): ImportReport {
  if (rows.length === 0) throw new Error('The table holds no product.');
  const stored = recordsOf(now, 'products');
  const { products, problems, warnings } = readProductTable(rows, now);
  const report = emptyReport(now);
  report.warnings = warnings;
  report.problems = problems.map((problem) => ({ resource: 'products', ...problem }));
  const named = byId(products);
  const kept = stored.map((record) => named.get(record.id) ?? record);
  const fresh = products.filter(({ id }) => !stored.some((record) => record.id === id));
  const known = products.filter((record) => !fresh.includes(record));
  addCollection(report, 'products', [...kept, ...fresh, ...repeated(known)], stored);
  // They were compared as well, as part of what would be stored.
  report.unnamed = stored.filter(({ id }) => !named.has(id)).length;
  report.unchanged -= report.unnamed;
  return withFollowers(report);
}

/** Adds to the report what would happen to one collection. */
function addCollection(
  report: ImportReport,
  resource: ResourceName,
  given: readonly unknown[],
  stored: readonly AnyRecord[],
): void {
  if (given.length === 0 && collections[resource].emptyMeansDefaults) {
    const reasons = ['The file holds an empty list. An empty list would bring the built-in content back.'];
    report.problems.push({ resource, name: 'The whole list', reasons });
    return;
  }
  const before = byId(stored);
  const after: AnyRecord[] = [];
  const seen = new Set<string>();
  /** Ids of invalid records: they are in the file, so they are not reported as removed. */
  const refused = new Set<unknown>();
  given.forEach((candidate, index) => {
    const { record, reasons } = read(resource, candidate);
    const name = nameOf(candidate, index);
    if (!record) {
      report.problems.push({ resource, name, reasons });
      refused.add((candidate as { id?: unknown } | null)?.id);
    } else if (seen.has(record.id)) {
      report.problems.push({ resource, name, reasons: [`The id “${record.id}” occurs twice.`] });
    } else {
      seen.add(record.id);
      after.push(addRecord(report, resource, name, record, before.get(record.id)));
    }
  });
  for (const record of stored) {
    if (!seen.has(record.id) && !refused.has(record.id))
      report.removed.push({ resource, name: nameOf(record, 0), before: record });
  }
  const emptied = emptiedWarning(resource, before, after);
  if (emptied) report.warnings.push(emptied);
  if (isOwnerOrdered(resource) && isReordered(idsOf(stored), idsOf(after))) report.reordered.push(resource);
  report.content = { ...report.content, [resource]: after };
}

/** Adds one record to the report, and returns what would be stored: the stored record itself if both agree. */
function addRecord(
  report: ImportReport,
  resource: ResourceName,
  name: string,
  record: AnyRecord,
  before: AnyRecord | undefined,
): AnyRecord {
  if (before && equal(before, record)) {
    report.unchanged += 1;
    return before;
  }
  const safe = withKeptHtml(resource, record);
  if (elementsIn(resource, safe) < elementsIn(resource, record)) report.cleaned.push({ resource, name });
  if (!before) {
    report.added.push({ resource, name, after: safe });
    return safe;
  }
  const fields = changedFields(before, safe);
  if (fields.length === 0) {
    report.unchanged += 1;
    return before;
  }
  report.changed.push({ resource, name, fields, before, after: safe });
  return safe;
}

/** How many elements the record's HTML has. */
function elementsIn(resource: ResourceName, record: AnyRecord): number {
  const field = htmlFieldOf(resource);
  const html = field ? record[field] : '';
  return typeof html === 'string' ? inertTemplate(html).content.querySelectorAll('*').length : 0;
}

function read(resource: ResourceName, candidate: unknown): { record?: AnyRecord; reasons: string[] } {
  const result = v.safeParse(collections[resource].schema, candidate, {
    message: ({ received }) =>
      received === 'undefined' ? 'This is missing.' : 'This is not what belongs here.',
  });
  if (result.success) return { record: result.output, reasons: [] };
  const reasons = result.issues.map((issue) => {
    const path = v.getDotPath(issue);
    return path ? `${pathLabel(resource, path)}: ${issue.message}` : issue.message;
  });
  return { reasons };
}

function nameOf(candidate: unknown, index: number): string {
  const { id } = (candidate ?? {}) as Record<string, unknown>;
  return recordName(candidate) ?? (typeof id === 'string' && id !== '' ? id : `No. ${index + 1}`);
}

const repeated = (records: readonly AnyRecord[]) =>
  records.filter((record, index) => records.findIndex(({ id }) => id === record.id) !== index);
