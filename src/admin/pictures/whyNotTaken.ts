import { messageOf } from '../words/messageOf';

/** What to tell the owner about a picture file that could not be scaled down. */
export const whyNotTaken = (file: File, error: unknown): string =>
  messageOf(error, `“${file.name}” could not be read.`);
