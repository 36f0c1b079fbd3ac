import { createHash } from 'node:crypto';
import type { Defaults } from './readDefaults.ts';

/** The collections that nobody orders: the build sorts their records by their content (readDefaults.ts). */
const SORTED_BY_BUILD: readonly (keyof Defaults)[] = ['products', 'blog'];

/** A short text for each collection that changes with its content (src/shared/contentVersion.ts). */
export const versionsOf = (content: Defaults): Record<keyof Defaults, string> =>
  Object.fromEntries(
    Object.entries(content).map(([resource, records]) => [
      resource,
      SORTED_BY_BUILD.some((name) => name === resource) ? inAnyOrder(records as WithId[]) : hash(records),
    ]),
  ) as Record<keyof Defaults, string>;

type WithId = { id: string };

function inAnyOrder(records: readonly WithId[]): string {
  const byId = records.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return `${hash(byId)}-${hash(records.map(({ id }) => id)).slice(0, 6)}`;
}

const hash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);
