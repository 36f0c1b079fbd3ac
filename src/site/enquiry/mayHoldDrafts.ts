/** In session storage, so that what a stranger typed on a shared computer is gone with the tab. */
export const DRAFTS_KEY = 'enquiry_drafts';

/** Whether this tab may hold a draft. Only then is the code that can tell (drafts.ts) fetched before it is needed. */
export function mayHoldDrafts(): boolean {
  try {
    return sessionStorage.getItem(DRAFTS_KEY) !== null;
  } catch {
    return false;
  }
}
