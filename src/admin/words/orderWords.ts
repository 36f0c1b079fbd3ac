type Order = 'ASC' | 'DESC';

const OF_TEXTS = { ASC: 'A to Z', DESC: 'Z to A' } as const;

/** The two orders of fields that are not texts, in words. */
const ofOthers = new Map<string, Record<Order, string>>([
  ['datePublished', { ASC: 'oldest first', DESC: 'newest first' }],
  ['readTime', { ASC: 'shortest first', DESC: 'longest first' }],
]);

/** What stands first in a list sorted by this field. */
export const orderWords = (field: string, order: Order): string => (ofOthers.get(field) ?? OF_TEXTS)[order];
