import { type RefObject, useLayoutEffect } from 'react';

/** Where the focus stands within this element when it goes, it moves on to what the element stood in. */
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
