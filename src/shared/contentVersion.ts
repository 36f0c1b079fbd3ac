/*
 * A version of a built-in collection is a hash of its records. Where their order follows other content, as the
 * products' follows the categories', a hyphen and a hash of the order stand behind it.
 */

/** Whether two versions have the same records, in whatever order those stand where it is not the owner's own. */
export const haveSameRecords = (one: string | undefined, other: string | undefined): boolean =>
  one?.split('-')[0] === other?.split('-')[0];
