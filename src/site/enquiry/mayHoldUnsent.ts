/** In session storage, so that what a stranger typed on a shared computer is gone with the tab. */
export const UNSENT_KEY = 'enquiry_drafts';

/** Whether this tab may hold unsent text. Only then is the code that can tell (unsent.ts) fetched before it is needed. */
export function mayHoldUnsent(): boolean {
  try {
    return sessionStorage.getItem(UNSENT_KEY) !== null;
  } catch {
    return false;
  }
}
