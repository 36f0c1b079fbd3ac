import { Alert } from '@mui/material';
import { useFormState } from 'react-hook-form';
import { listedInShort } from '../words/listed';

/**
 * Why the last attempt to save failed. What failed as a whole stays until the next attempt, or until its conflict is
 * resolved; invalid fields are named until they are mended.
 * @param wrong the names of those fields
 */
export function SaveFailure({ wrong }: { wrong: readonly string[] }) {
  const { errors, submitCount } = useFormState();
  const invalid = wrong.length > 0 && `Not saved. Needs your attention: ${listedInShort(wrong)}.`;
  const message = errors.root?.serverError?.message ?? invalid;
  return message ? (
    // The key makes screen readers read it again after each attempt.
    <Alert key={submitCount} severity="error" sx={{ width: '100%' }}>
      {message}
    </Alert>
  ) : null;
}
