import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { useProductSearch } from './useProductSearch';

type Search = Pick<ReturnType<typeof useProductSearch>, 'query' | 'setQuery' | 'found' | 'open'>;

/** The list of a combobox: whether it is shown, which of its options is active, and the keys for both. */
export function useResultList({ query, setQuery, found, open }: Search) {
  /** Whether the list may be shown. After Escape it may not, even though the box still has the focus. */
  const [isWanted, setWanted] = useState(false);
  /** The place in the list of the option that the keyboard is on; -1 if it is on none. */
  const [active, setActive] = useState(-1);
  const box = useRef<HTMLFormElement>(null);
  const list = isWanted ? found : undefined;
  const activeProduct = list?.matches[active];

  const show = () => setWanted(true);
  const close = useCallback(() => {
    setWanted(false);
    setActive(-1);
  }, []);

  useEffect(() => {
    if (!isWanted) return;
    const onPointerDown = (event: PointerEvent) => {
      if (!(event.target instanceof Node && box.current?.contains(event.target))) close();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isWanted, close]);

  function type(text: string): void {
    setQuery(text);
    show();
    setActive(-1);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    // During composition keys belong to the input method. Safari sends the Enter that ends it later, as code 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const last = (found?.matches.length ?? 0) - 1;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      show();
      if (event.key === 'ArrowDown') setActive(active < last ? active + 1 : 0);
      else setActive(active > 0 ? active - 1 : last);
    } else if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) {
      // These move the cursor within the text, which Enter then searches for.
      setActive(-1);
    } else if (event.key === 'Enter' && activeProduct) {
      event.preventDefault();
      close();
      open(activeProduct);
    } else if (event.key === 'Escape' && (list || query !== '')) {
      // The first Escape closes the list, the next clears the box; only then may an overlay close.
      event.preventDefault();
      event.stopPropagation();
      if (!list) setQuery('');
      close();
    }
  }

  return { box, list, active: activeProduct && active, show, close, type, onKeyDown };
}
