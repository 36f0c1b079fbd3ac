/** Session storage: gone with the tab, as what a stranger typed on a shared computer should be. */
export const DRAFTS_KEY = 'enquiry_drafts';

/** Whether this tab may hold a draft. Only then is the code that knows more (drafts.ts) fetched unasked. */
export function mayHoldDrafts(): boolean {
  try {
    return sessionStorage.getItem(DRAFTS_KEY) !== null;
  } catch {
    return false;
  }
}
