import { Alert } from '@mui/material';
import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { listedInShort } from '../words/listed';
import { useConflict } from './ConflictProvider';

/**
 * Why the last attempt to save failed. What failed as a whole stays until the next attempt, or until its conflict is
 * resolved; invalid fields are named until they are mended.
 * @param wrong the names of those fields
 */
export function SaveFailure({ wrong }: { wrong: readonly string[] }) {
  const { clearErrors } = useFormContext();
  const { errors, submitCount } = useFormState();
  const { resolved } = useConflict();
  // By itself, the form would clear the error only once its record changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each conflict that was resolved
  useEffect(() => clearErrors(), [resolved, clearErrors]);
  const message = errors.root?.serverError?.message ?? whatIsWrong(wrong);
  return message ? (
    // The key makes screen readers read it again after each attempt.
    <Alert key={submitCount} severity="error" sx={{ width: '100%' }}>
      {message}
    </Alert>
  ) : null;
}

const whatIsWrong = (wrong: readonly string[]): string | undefined =>
  wrong.length > 0 ? `Not saved. Needs your attention: ${listedInShort(wrong)}.` : undefined;
