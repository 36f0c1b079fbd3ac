import { createHash } from 'node:crypto';
import type { Defaults } from './readDefaults.ts';

/** A short text for each collection that changes with its content. */
export const versionsOf = (content: Defaults): Record<keyof Defaults, string> =>
  Object.fromEntries(
    Object.entries(content).map(([resource, records]) => [
      resource,
      createHash('sha256').update(JSON.stringify(records)).digest('hex').slice(0, 12),
    ]),
  ) as Record<keyof Defaults, string>;
