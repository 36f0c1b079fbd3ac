import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is gone, for what goes on after something it waited for. */
export function useIsUnmounted(): RefObject<boolean> {
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);
  return isUnmounted;
}
