import { type RefObject, useCallback, useRef } from 'react';
import { useRegisterMutationMiddleware } from 'react-admin';

type Save = (...params: unknown[]) => Promise<unknown>;

/**
 * Whether the last save of the surrounding form succeeded, once it is over. The form's errors do not tell: typing
 * during a save may cause errors that have nothing to do with it. Reset to false when the next save begins
 * (useSavedState), and once it was read (useReportInvalidFields).
 */
export function useWasSaved(): RefObject<boolean> {
  const wasSaved = useRef(false);
  const watch = useCallback(async (...params: [...unknown[], Save]) => {
    const save = params.pop() as Save;
    const result = await save(...params);
    wasSaved.current = true;
    return result;
  }, []);
  useRegisterMutationMiddleware(watch);
  return wasSaved;
}
