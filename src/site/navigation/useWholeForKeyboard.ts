import { useEffect } from 'react';

/**
 * Lays out the whole page once the visitor moves by Tab. Otherwise what was far from the viewport gets its true height
 * only as the focus comes near, after the browser has scrolled there, and pushes the focus out of sight.
 */
export function useWholeForKeyboard(): void {
  useEffect(() => {
    const layOut = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') document.documentElement.toggleAttribute('data-whole', true);
    };
    addEventListener('keydown', layOut, { capture: true });
    return () => removeEventListener('keydown', layOut, { capture: true });
  }, []);
}
