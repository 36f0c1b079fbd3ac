import { isMissingCode } from '../../shared/missingCode';

/** What browsers themselves throw, with messages for programmers. */
const raw = [TypeError, ReferenceError, RangeError, SyntaxError, DOMException];

/** Returns an error's message for the owner. If it has none, returns `fallbackMessage` and logs the error. */
export function messageOf(error: unknown, fallbackMessage: string): string {
  if (error instanceof Error && !raw.some((kind) => error instanceof kind)) return error.message;
  console.error(error);
  if (!isMissingCode(error)) return fallbackMessage;
  return `${fallbackMessage} Part of the site could not be loaded: it was updated meanwhile, or the connection was lost. Load the page again.`;
}
