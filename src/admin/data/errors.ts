import { HttpError } from 'react-admin';
import { InvalidRecordError, OvertakenError } from '../../shared/catalogue/changes/refusals';
import { NoSlugError } from '../../shared/catalogue/id';
import { isMissingCode } from '../../shared/missingCode';
import type { ResourceName } from '../../shared/storage/keys';
import { areDraftsKept } from '../drafts/ownDraft';
import { unsaved } from '../holds';
import { type AnyRecord, recordName } from '../records/anyRecord';
import { listedInShort } from '../words/listed';
import { messageOf } from '../words/messageOf';
import { nestErrors } from './nestErrors';

const MEANWHILE =
  'This was changed or deleted elsewhere meanwhile, and nothing was saved yet. Save again to compare, and to choose.';

/** The shape in which react-admin's forms expect a message about the whole form. */
const formError = (message: string) => ({ root: { serverError: message } });

/**
 * Thrown when a record is no longer what the form started from, because another tab changed or deleted it. Nothing was
 * saved.
 */
export class ConflictError extends Error {
  override name = 'ConflictError';

  /** Makes the form count as unsaved, so that it still warns before the owner leaves it. */
  readonly body = { errors: formError(MEANWHILE) };

  constructor(
    readonly resource: ResourceName,
    /** What the form started from. */
    readonly base: AnyRecord,
    /** What the owner wanted to save. */
    readonly mine: AnyRecord,
    /** What is stored now; undefined when it was deleted. */
    readonly theirs: AnyRecord | undefined,
  ) {
    super(MEANWHILE);
  }
}

/**
 * Thrown when records that are to be deleted are no longer what the owner saw, because another tab changed them. Nothing
 * was deleted.
 */
export class ChangedSinceError extends Error {
  override name = 'ChangedSinceError';

  /** @param found the changed records as they are now */
  constructor(readonly found: readonly AnyRecord[]) {
    const names = listedInShort(found.map((record) => `“${recordName(record) ?? record.id}”`));
    const [were, it] = found.length === 1 ? ['was', 'it'] : ['were', 'them'];
    super(
      `${names} ${were} changed elsewhere meanwhile, and nothing was deleted. To see the change, cancel and open ${it} again. To delete ${it} all the same, press the button again.`,
    );
  }
}

/** Converts an error to one that react-admin's forms understand, with messages by field name in `body.errors`. */
export function asFormError(error: unknown): unknown {
  if (error instanceof InvalidRecordError) {
    return new HttpError(error.message, 422, { errors: nestErrors(error.fields) });
  }
  if (error instanceof NoSlugError) {
    return new HttpError(error.message, 422, { errors: { [error.what]: error.message } });
  }
  if (error instanceof ConflictError || error instanceof ChangedSinceError) return error;
  // Any other error gets a message, too, because a form without one would count as saved.
  const isOver = error instanceof OvertakenError || isMissingCode(error);
  const message = `${messageOf(error, 'Nothing was saved.')}${isOver ? beforeLoading() : ''}`;
  // The cause, because a dialog names its own button in place of the form's.
  return Object.assign(new HttpError(message, 500, { errors: formError(message) }), { cause: error });
}

/** What to do about unsaved text before the page is loaded again; nothing if there is none, as after a deletion. */
function beforeLoading(): string {
  if (areDraftsKept()) return ' The form there offers you what you typed.';
  return unsaved.isHeld() ? ' Copy what you typed before that.' : '';
}
