/** Raised when a record does not fit its schema: nothing was saved. `fields` holds the messages, by the fields' paths. */
export class InvalidRecordError extends Error {
  override name = 'InvalidRecordError';

  constructor(
    readonly recordId: string,
    readonly fields: Record<string, string>,
  ) {
    super(`"${recordId}" was not saved. ${Object.values(fields).join(' ')}`);
  }
}

/** Raised where a save would write over something that this page does not know or cannot read: nothing was saved. */
export class UnsafeSaveError extends Error {
  override name = 'UnsafeSaveError';
}

/** Raised where newer code was opened in this browser: this page saves nothing more. */
export class OvertakenError extends UnsafeSaveError {
  override name = 'OvertakenError';
}
