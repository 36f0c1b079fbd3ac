import { useWarnWhenUnsavedChanges } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useIsDropped } from './ConflictProvider';

/**
 * Asks before unsaved changes are left. The forms' own `warnWhenUnsavedChanges` takes /admin/products for
 * the form's root below a basename, and then lets one go from the form to the list unasked.
 */
export function UnsavedWarning() {
  const { pathname } = useLocation();
  useWarnWhenUnsavedChanges(!useIsDropped(), pathname);
  return null;
}
