import { Alert } from '@mui/material';
import { useFormState } from 'react-hook-form';

/** Why the last attempt to save failed as a whole; stays until the next one. */
export function SaveFailure() {
  const { errors } = useFormState();
  const message = errors.root?.serverError?.message;
  return message ? (
    <Alert severity="error" sx={{ width: '100%' }}>
      {message}
    </Alert>
  ) : null;
}
