/** What browsers say if a chunk could not be loaded. Safari has a message of its own if a page came in its place. */
const NOT_LOADED = /imported module|module script failed|JavaScript MIME type/i;

/** Whether a chunk could not be loaded, as when the site was updated and the old chunks are gone. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof TypeError && NOT_LOADED.test(error.message);
