import { Alert, Box } from '@mui/material';
import { Link } from 'react-admin';
import type { Content } from '../../shared/catalogue/content';
import { adminPaths } from '../adminPaths';
import { largestEmbedded } from '../pictures/largestEmbedded';
import { inKilobytes, LITTLE_SPACE, sizeSetAside, storageUse } from '../storage/storageUse';
import { useStorageValue } from '../storage/useStorageValue';

const MOST_NAMED = 5;

/** Warns before the browser's storage is full, when saving would fail, and leads to what takes the most of it. */
export function LittleSpace({ content }: { content: Content }) {
  const { left } = useStorageValue(storageUse);
  if (left >= LITTLE_SPACE) return null;
  const largest = largestEmbedded(content).slice(0, MOST_NAMED);
  const aside = sizeSetAside();
  return (
    <Alert severity="warning" role="note">
      Only {inKilobytes(left)} are left in this browser for all content.{' '}
      <Link to={adminPaths.content}>Back up first</Link>.
      {aside > 0 &&
        ` What was set aside takes ${inKilobytes(aside)}: under “Set aside” there, press “Download”, and then “Discard”.`}
      {largest.length > 0 && (
        <>
          {' Then take out pictures that came from files, or give them by web address:'}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {largest.map(({ title, size, to }) => (
              <li key={to}>
                <Link to={to}>{title}</Link> ({inKilobytes(size)})
              </li>
            ))}
          </Box>
        </>
      )}
    </Alert>
  );
}
