import * as v from 'valibot';

/** What is wrong with a record, by the path of the field; under "id" what concerns the record as a whole. */
export const issueMessages = (issues: readonly v.BaseIssue<unknown>[]): Record<string, string> =>
  Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? 'id', issue.message]));

/** Thrown if a record does not fit its schema; nothing was saved. `fields` holds the messages by field path. */
export class InvalidRecordError extends Error {
  override name = 'InvalidRecordError';

  constructor(
    readonly recordId: string,
    readonly fields: Record<string, string>,
  ) {
    super(`"${recordId}" was not saved. ${Object.values(fields).join(' ')}`);
  }
}

/** Thrown if a save would overwrite something that this page does not know or cannot read; nothing was saved. */
export class UnsafeSaveError extends Error {
  override name = 'UnsafeSaveError';
}

/** Thrown if newer code was opened in this browser; this page then saves nothing more. */
export class OvertakenError extends UnsafeSaveError {
  override name = 'OvertakenError';
}
