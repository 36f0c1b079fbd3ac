import { Alert } from '@mui/material';
import { Link } from 'react-admin';
import { adminPaths } from '../adminPaths';
import { useEditedCollections } from './useEditedCollections';

/** While edits exist: that they live in this browser, and the way to put them on the site for everyone. */
export function PublishBanner() {
  const edited = useEditedCollections();
  if (edited.length === 0) return null;
  return (
    <Alert severity="warning" role="note" sx={{ mt: 2 }}>
      Your changes live in this browser only. Visitors see them once they are{' '}
      <Link to={adminPaths.content} sx={{ textDecoration: 'underline' }}>
        downloaded and published
      </Link>
      .
    </Alert>
  );
}
