import { useEditedCollections } from '../storage/useEditedCollections';

/** What an empty history means: that nothing was changed, or that the browser could not keep the changes. */
export function useNoChangesWords(): string {
  return useEditedCollections().length > 0
    ? 'The content was changed in this browser, but none of the changes is kept here.'
    : 'Nothing has been changed in this browser yet. A file that you downloaded is loaded under “Backup and publish”.';
}
