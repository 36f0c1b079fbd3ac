import * as v from 'valibot';
import { collections } from '../../../shared/catalogue/collections';
import { inertTemplate } from '../../../shared/html/inertTemplate';
import { isOwnerOrdered, type ResourceName } from '../../../shared/storage/keys';
import { type AnyRecord, byId, idsOf, recordName } from '../../records/anyRecord';
import { equal } from '../../records/equality';
import { htmlFieldOf } from '../../records/fieldKinds';
import { isReordered } from '../../records/order';
import { withKeptHtml } from '../../records/recordRules';
import { pathLabel } from '../../words/fieldLabel';
import { emptiedWarning } from './emptiedWarning';
import type { ImportReport } from './report';

/**
 * Adds to the report what would be stored of one collection. An invalid record counts as the stored one: it is in the
 * file, and so is not removed.
 */
export function readCollection(
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
  const after = new Map<string, AnyRecord>();
  const refused = new Set<unknown>();
  given.forEach((candidate, index) => {
    const { record, reasons } = read(resource, candidate);
    const name = nameOf(candidate, index);
    if (!record) {
      report.problems.push({ resource, name, reasons });
      refused.add((candidate as { id?: unknown } | null)?.id);
    } else if (after.has(record.id)) {
      report.problems.push({ resource, name, reasons: [`The id “${record.id}” occurs twice.`] });
    } else {
      const safe = safeRecord(resource, record, before.get(record.id));
      if (elementsIn(resource, safe) < elementsIn(resource, record)) report.cleaned.push({ resource, name });
      after.set(record.id, safe);
    }
  });
  const emptied = emptiedWarning(resource, before, [...after.values()]);
  if (emptied) report.warnings.push(emptied);
  if (isOwnerOrdered(resource) && isReordered(idsOf(stored), [...after.keys()]))
    report.reordered.push(resource);
  const others = stored.filter(({ id }) => refused.has(id) && !after.has(id));
  report.content = { ...report.content, [resource]: [...after.values(), ...others] };
}

/** The record without HTML that could run or disturb the page; the stored one if it is equal with that or without. */
function safeRecord(resource: ResourceName, record: AnyRecord, stored: AnyRecord | undefined): AnyRecord {
  if (stored && equal(stored, record)) return stored;
  const safe = withKeptHtml(resource, record);
  return stored && equal(stored, safe) ? stored : safe;
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
