/** How Chrome and Firefox, and Safari, say that a part of the code did not come. */
const NOT_LOADED = /dynamically imported module|importing a module script failed/i;

/** What browsers throw themselves, in words for programmers. */
const raw = [TypeError, ReferenceError, RangeError, SyntaxError, DOMException];

/** Whether a part of the code did not come. A site that was updated does not have the old parts any more. */
export const isNotLoaded = (error: unknown): boolean =>
  error instanceof TypeError && NOT_LOADED.test(error.message);

/** What an error says to the owner; `otherwise` where it has no words for them, and the console has it then. */
export function messageOf(error: unknown, otherwise: string): string {
  if (error instanceof Error && !raw.some((kind) => error instanceof kind)) return error.message;
  console.error(error);
  if (!isNotLoaded(error)) return otherwise;
  return `${otherwise} Part of the site could not be loaded: it was updated meanwhile, or the connection was lost. Load the page again.`;
}
