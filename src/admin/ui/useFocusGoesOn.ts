import { type RefObject, useLayoutEffect } from 'react';
import { focusPlace } from './focusPlace';

/**
 * If this element is removed and the focus is lost with it, in the element or in a dialog that it opened, the focus moves on.
 * @param target where to; by default to the element's parent
 */
export function useFocusGoesOn(
  ref: RefObject<HTMLElement | null>,
  target: (element: HTMLElement) => HTMLElement | null = parentOf,
): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const next = target(element);
    return () => {
      if (!next || document.activeElement === document.body) return;
      // Not before a dialog of the element is gone, too: until then it takes the focus back.
      queueMicrotask(() => {
        if (document.activeElement === document.body) focusPlace(next);
      });
    };
  }, [ref, target]);
}

const parentOf = (element: HTMLElement) => element.parentElement;
