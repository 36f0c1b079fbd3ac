/*
 * A built-in collection's version is a hash of its records. Products and articles are sorted by the build: theirs is
 * `<hash in id order>-<hash of the order>`.
 */

/** Whether both hash the same records; order counts only where the owner gives it. */
export const haveSameRecords = (one: string | undefined, other: string | undefined): boolean =>
  one?.split('-')[0] === other?.split('-')[0];
