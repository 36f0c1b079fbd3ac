/*
 * A built-in collection's version is a hash of its records. For products and articles, whose order the build decides,
 * it is `<hash in id order>-<hash of the order>`.
 */

/** Whether both versions are of the same records. Order counts only in collections that the owner orders. */
export const isSameContentVersion = (one: string | undefined, other: string | undefined): boolean =>
  one?.split('-')[0] === other?.split('-')[0];
