import { type RefObject, useLayoutEffect } from 'react';

/** If this element is removed while it holds the focus, the focus moves to its parent. */
export function useFocusGoesOn(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    const around = element?.parentElement;
    return () => {
      if (!around || !element.contains(document.activeElement)) return;
      around.tabIndex = -1;
      around.focus();
      around.addEventListener('blur', () => around.removeAttribute('tabindex'), { once: true });
    };
  }, [ref]);
}
