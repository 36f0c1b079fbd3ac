import { type RefObject, useCallback, useRef } from 'react';
import { useRegisterMutationMiddleware } from 'react-admin';

type Save = (...params: unknown[]) => Promise<unknown>;

/**
 * Whether the last save of the form around it went through, once it is over. The form's errors do not tell: what is
 * typed while a save is under way may bring some that are none of the save's. Set to false when the next one begins, and
 * once it was looked at (useSavedState, useRefusal).
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
