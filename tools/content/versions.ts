import { createHash } from 'node:crypto';
import { isOwnerOrdered } from '../../src/shared/storage/keys.ts';
import type { Defaults } from './readDefaults.ts';

/** A short text for each collection that changes with its content (catalogue/publishing/contentVersion.ts). */
export const versionsOf = (content: Defaults): Record<keyof Defaults, string> =>
  Object.fromEntries(
    Object.entries(content).map(([resource, records]) => [
      resource,
      // The settings are one record.
      Array.isArray(records) && !isOwnerOrdered(resource) ? inAnyOrder(records) : hash(records),
    ]),
  ) as Record<keyof Defaults, string>;

type WithId = { id: string };

function inAnyOrder(records: readonly WithId[]): string {
  const byId = records.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return `${hash(byId)}-${hash(records.map(({ id }) => id)).slice(0, 6)}`;
}

const hash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);
