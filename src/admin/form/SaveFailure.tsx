import { Alert } from '@mui/material';
import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useSettled } from './ConflictProvider';

/** Why the last attempt to save failed as a whole; stays until the next one, or until its conflict is settled. */
export function SaveFailure() {
  const { clearErrors } = useFormContext();
  const { errors } = useFormState();
  const settled = useSettled();
  // By itself the form would forget it only with a record that was changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: to be done once for each conflict that was settled
  useEffect(() => clearErrors(), [settled, clearErrors]);
  const message = errors.root?.serverError?.message;
  return message ? (
    <Alert severity="error" sx={{ width: '100%' }}>
      {message}
    </Alert>
  ) : null;
}
