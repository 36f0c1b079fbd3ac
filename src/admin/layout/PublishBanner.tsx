import { Alert } from '@mui/material';
import { editsOnFiles } from '../storage/downloads';
import { useEditedCollections, useHidingCollections } from '../storage/useEditedCollections';
import { useStorageValue } from '../storage/useStorageValue';
import { resourceWords } from '../words/resourceLabel';
import { ToContent } from './ToContent';

/**
 * Shown while edits exist: says that they are only in this browser, and what that means for visitors and for the owner.
 */
export function PublishBanner() {
  const edited = useEditedCollections();
  const hiding = useHidingCollections();
  const onFiles = useStorageValue(editsOnFiles);
  if (edited.length === 0) return null;
  // A reset would throw away what the owner changed while their own file was being published.
  const maybeOwn = hiding.filter((name) => onFiles.includes(name));
  const others = hiding.filter((name) => !onFiles.includes(name));
  return (
    <Alert severity="warning" role="note" sx={{ mt: 2 }}>
      Your changes live in this browser only. Visitors see them once they are{' '}
      <ToContent>downloaded and published</ToContent>.
      {maybeOwn.length > 0 &&
        ` Other ${resourceWords(...maybeOwn)} were published since you made your changes. If they came from a file that you downloaded here, there is nothing to do: what you changed after that is kept.`}
      {others.length > 0 && (
        <>
          {' '}
          An update of the site brought other {resourceWords(...others)}. Yours stay as you changed them; to
          have the site’s instead, <ToContent>reset them</ToContent>.
        </>
      )}
    </Alert>
  );
}
