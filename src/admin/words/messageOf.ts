import { isMissingCode } from '../../shared/missingCode';

/** What browsers throw themselves, in words for programmers. */
const raw = [TypeError, ReferenceError, RangeError, SyntaxError, DOMException];

/** What an error says to the owner; `otherwise` where it has no words for them, and the console has it then. */
export function messageOf(error: unknown, otherwise: string): string {
  if (error instanceof Error && !raw.some((kind) => error instanceof kind)) return error.message;
  console.error(error);
  if (!isMissingCode(error)) return otherwise;
  return `${otherwise} Part of the site could not be loaded: it was updated meanwhile, or the connection was lost. Load the page again.`;
}
