import { UnsafeSaveError } from '../../shared/catalogue/changes/refusals';
import { isMissingCode } from '../../shared/missingCode';
import { StorageRefusedError } from '../../shared/storage/browserStorage';
import { waysToMakeRoom } from '../storage/storageUse';

/** What browsers themselves throw, with messages for programmers. */
const raw = [TypeError, ReferenceError, RangeError, SyntaxError, DOMException];

/**
 * Returns an error's message for the owner. If it has none, returns `fallbackMessage` and logs the error.
 * @param next what to do once the browser stores things again, such as `pressAgain('Delete')`; otherwise “Save” is named
 */
export function messageOf(error: unknown, fallbackMessage: string, next?: string): string {
  const refusal = refusalIn(error);
  if (refusal) return new StorageRefusedError(refusal.cause, next, refusal.room ?? waysToMakeRoom()).message;
  if (error instanceof Error && !raw.some((kind) => error instanceof kind)) return error.message;
  console.error(error);
  if (!isMissingCode(error)) return fallbackMessage;
  return `${fallbackMessage} Part of the site could not be loaded: it was updated meanwhile, or the connection was lost. Load the page again.`;
}

export const pressAgain = (button: string): string => `press “${button}” again`;

/**
 * What the browser refused to store; a form's error (data/errors.ts) has it as its cause. Not that of a save that was
 * refused because what it would overwrite could not be set aside: its own message says what helps.
 */
function refusalIn(error: unknown): StorageRefusedError | undefined {
  if (error instanceof StorageRefusedError) return error;
  if (error instanceof UnsafeSaveError) return undefined;
  return error instanceof Error && error.cause !== undefined ? refusalIn(error.cause) : undefined;
}
