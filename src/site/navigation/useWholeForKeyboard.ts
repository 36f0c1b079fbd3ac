import { useEffect } from 'react';
import { layOutWhole } from './layOutWhole';

/**
 * Lays out the whole page once the visitor moves by Tab. Otherwise what was far from the viewport gets its true height
 * only as the focus comes near, after the browser has scrolled there, and pushes the focus out of sight.
 */
export function useWholeForKeyboard(): void {
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') layOutWhole();
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
