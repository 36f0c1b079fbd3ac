import { Alert } from '@mui/material';
import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
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

const MOST_NAMED = 4;

function whatIsWrong(wrong: readonly string[]): string | undefined {
  if (wrong.length === 0) return undefined;
  const others = wrong.length - MOST_NAMED;
  const named = wrong.slice(0, MOST_NAMED).join(', ');
  return `Not saved. Needs your attention: ${named}${others > 0 ? ` and ${others} more` : ''}.`;
}
