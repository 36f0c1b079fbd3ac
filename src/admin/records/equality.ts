import type { ResourceName } from '../../shared/storage/keys';
import type { AnyRecord } from './anyRecord';
import type { Values } from './parts';
import { readBySchema, readStored } from './readBySchema';

/** Whether two values are deeply equal, regardless of the order of their fields. Undefined fields count as missing. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  return [...keys].every((key) => equal(left[key], right[key]));
}

/** The fields in which two records differ, or the parts in which they do (`partsOf`). */
export function changedFields(a: Values, b: Values): string[] {
  const fields = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...fields].filter((field) => !equal(a[field], b[field]));
}

/** Whether two records of a collection are equal once both are read by its schema. */
export function equalRecords(resource: ResourceName, a: unknown, b: unknown): boolean {
  return equal(readStored(resource, a), readStored(resource, b));
}

/** Whether a part of a record is set by each save: nobody types an article's date of change. */
export const isDerived = (path: string): boolean => path === 'dateModified';

/** Whether two records are equal in what is typed. */
export const equalAsTyped = (resource: ResourceName, a: AnyRecord, b: AnyRecord): boolean =>
  changedFields(readBySchema(resource, a), readBySchema(resource, b)).every(isDerived);

/**
 * Whether a stored record is what a form or a question started from. A form's record may hold null for an optional
 * field that was removed; read by the schema, both are alike.
 */
export function isStill(resource: ResourceName, stored: AnyRecord, before: Values): boolean {
  return equal(readBySchema(resource, stored), readBySchema(resource, before));
}
