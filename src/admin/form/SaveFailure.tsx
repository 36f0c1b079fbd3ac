import { Alert } from '@mui/material';
import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useConflict } from './ConflictProvider';

/** Why the last attempt to save failed as a whole; stays until the next one, or until its conflict is resolved. */
export function SaveFailure() {
  const { clearErrors } = useFormContext();
  const { errors } = useFormState();
  const { resolved } = useConflict();
  // By itself, the form would clear the error only once its record changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each conflict that was resolved
  useEffect(() => clearErrors(), [resolved, clearErrors]);
  const message = errors.root?.serverError?.message;
  return message ? (
    <Alert severity="error" sx={{ width: '100%' }}>
      {message}
    </Alert>
  ) : null;
}
