import { Alert } from '@mui/material';
import { useUnusedTexts } from '../storage/unusedTexts';
import { resourceWords } from '../words/resourceLabel';
import { ToContent } from './ToContent';

/**
 * Shown while something stored is not in use, set aside or not, because everything else on the screen looks as if nothing
 * were missing.
 */
export function SetAsideAlert() {
  const found = useUnusedTexts();
  if (found.length === 0) return null;
  const names = new Set(found.map(({ name }) => name));
  return (
    <Alert severity="error" sx={{ mt: 2 }}>
      This browser could not read all that it stored of your {resourceWords(...names)}. What it could not read
      is left out here and on the site, and is in no download of the content. It was not thrown away:{' '}
      <ToContent>see “Set aside” under “Backup and publish”</ToContent>.
    </Alert>
  );
}
