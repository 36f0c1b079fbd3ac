import * as v from 'valibot';
import { collections } from '../../../shared/catalogue/collections';
import { inertTemplate } from '../../../shared/html/inertTemplate';
import { isOwnerOrdered, type ResourceName } from '../../../shared/storage/keys';
import { type AnyRecord, byId, idsOf, recordName } from '../../records/anyRecord';
import { changedFields, equal } from '../../records/equality';
import { htmlFieldOf } from '../../records/fieldKinds';
import { isReordered } from '../../records/order';
import { withKeptHtml } from '../../records/recordRules';
import { pathLabel } from '../../words/fieldLabel';
import { emptiedWarning } from './emptiedWarning';
import type { ImportReport } from './report';

/** Adds to the report what would happen to one collection. */
export function compareCollection(
  report: ImportReport,
  resource: ResourceName,
  given: readonly unknown[],
  stored: readonly AnyRecord[],
): void {
  if (given.length === 0 && collections[resource].emptyMeansDefaults) {
    const reasons = ['The file holds an empty list. An empty list would bring the published content back.'];
    report.problems.push({ resource, name: 'The whole list', reasons });
    return;
  }
  const before = byId(stored);
  const { after, refused } = compareRecords(report, resource, given, before);
  const inFile = new Set<unknown>([...idsOf(after), ...refused]);
  const removed = stored.filter(({ id }) => !inFile.has(id));
  report.removed.push(...removed.map((record) => ({ resource, name: nameOf(record, 0), before: record })));
  const emptied = emptiedWarning(resource, before, after);
  if (emptied) report.warnings.push(emptied);
  if (isOwnerOrdered(resource) && isReordered(idsOf(stored), idsOf(after))) report.reordered.push(resource);
  report.content = { ...report.content, [resource]: after };
}

/** Returns what would be stored, and the ids of invalid records: they are in the file, and so are not removed. */
function compareRecords(
  report: ImportReport,
  resource: ResourceName,
  given: readonly unknown[],
  before: ReadonlyMap<string, AnyRecord>,
): { after: AnyRecord[]; refused: unknown[] } {
  const after = new Map<string, AnyRecord>();
  const refused: unknown[] = [];
  given.forEach((candidate, index) => {
    const { record, reasons } = read(resource, candidate);
    const name = nameOf(candidate, index);
    if (!record) {
      report.problems.push({ resource, name, reasons });
      refused.push((candidate as { id?: unknown } | null)?.id);
    } else if (after.has(record.id)) {
      report.problems.push({ resource, name, reasons: [`The id “${record.id}” occurs twice.`] });
    } else {
      after.set(record.id, compareRecord(report, resource, name, record, before.get(record.id)));
    }
  });
  return { after: [...after.values()], refused };
}

/** Reports on one record, and returns what would be stored: the stored record itself if both agree. */
function compareRecord(
  report: ImportReport,
  resource: ResourceName,
  name: string,
  record: AnyRecord,
  before: AnyRecord | undefined,
): AnyRecord {
  if (before && equal(before, record)) return before;
  const safe = withKeptHtml(resource, record);
  if (elementsIn(resource, safe) < elementsIn(resource, record)) report.cleaned.push({ resource, name });
  if (!before) {
    report.added.push({ resource, name, after: safe });
    return safe;
  }
  const fields = changedFields(before, safe);
  if (fields.length === 0) return before;
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
