import { Alert } from '@mui/material';
import { useEditedCollections, useHidingCollections } from '../storage/useEditedCollections';
import { resourceWords } from '../words/resourceLabel';
import { ToContent } from './ToContent';

/**
 * Shown while edits exist: says that they are only in this browser, and what that means for visitors and for the owner.
 */
export function PublishBanner() {
  const edited = useEditedCollections();
  const hiding = useHidingCollections();
  if (edited.length === 0) return null;
  return (
    <Alert severity="warning" role="note" sx={{ mt: 2 }}>
      Your changes live in this browser only. Visitors see them once they are{' '}
      <ToContent>downloaded and published</ToContent>.
      {hiding.length > 0 && (
        <>
          {' '}
          An update of the site brought other {resourceWords(...hiding)}. Yours stay as you changed them; to
          have the site’s instead, <ToContent>reset them</ToContent>.
        </>
      )}
    </Alert>
  );
}
