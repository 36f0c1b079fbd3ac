import { type RefObject, useCallback, useRef } from 'react';
import { useRegisterMutationMiddleware } from 'react-admin';

type Save = (...params: unknown[]) => Promise<{ data: unknown }>;

/**
 * How the last save of the surrounding form ended: whether it succeeded, once it is over, and the record that it stored.
 * The form's errors do not tell: typing during a save may cause errors that have nothing to do with it. `wasSaved` is
 * reset to false when the next save begins (useSavedState), and once it was read (useReportInvalidFields).
 */
export function useLastSave(): { wasSaved: RefObject<boolean>; stored: RefObject<unknown> } {
  const wasSaved = useRef(false);
  const stored = useRef<unknown>(undefined);
  const watch = useCallback(async (...params: [...unknown[], Save]) => {
    const save = params.pop() as Save;
    const result = await save(...params);
    stored.current = result.data;
    wasSaved.current = true;
    return result;
  }, []);
  useRegisterMutationMiddleware(watch);
  return { wasSaved, stored };
}
