import { type RefObject, useLayoutEffect } from 'react';
import { focusPlace } from './focusPlace';

/**
 * If this element is removed while it holds the focus, the focus moves on.
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
      if (next && element.contains(document.activeElement)) focusPlace(next);
    };
  }, [ref, target]);
}

const parentOf = (element: HTMLElement) => element.parentElement;
