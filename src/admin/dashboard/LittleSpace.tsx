import { Alert } from '@mui/material';
import { Link } from 'react-admin';
import { adminPaths } from '../adminPaths';
import { inKilobytes, LITTLE_SPACE, storageUse } from '../storage/storageUse';
import { useStorageValue } from '../storage/useStorageValue';

const WITH_FILES = `${adminPaths.products}?filter=${encodeURIComponent('{"pictureFromFile":true}')}`;

/** Warns before the browser's storage is full, when saving would fail, and leads to what takes the most of it. */
export function LittleSpace() {
  const { left } = useStorageValue(storageUse);
  if (left >= LITTLE_SPACE) return null;
  return (
    <Alert severity="warning" role="note">
      Only {inKilobytes(left)} are left in this browser for all content. Take pictures that came from files
      out of <Link to={WITH_FILES}>these products</Link> and of articles, or give them by web address instead.{' '}
      <Link to={adminPaths.content}>Back up first</Link>
    </Alert>
  );
}
