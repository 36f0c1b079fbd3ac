import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { useProductSearch } from './useProductSearch';

type Search = Pick<ReturnType<typeof useProductSearch>, 'query' | 'setQuery' | 'found' | 'open'>;

/** The list of a combobox: whether it is shown, which of its options is active, and the keys for both. */
export function useResultList({ query, setQuery, found, open }: Search) {
  /** Whether the list may be shown. After Escape it may not, even though the box still has the focus. */
  const [isWanted, setWanted] = useState(false);
  /** By id: another tab may delete the product, or move it in the list, while the keyboard is on it. */
  const [activeId, setActive] = useState<string>();
  const box = useRef<HTMLFormElement>(null);
  const list = isWanted ? found : undefined;
  const active = list?.matches.findIndex(({ id }) => id === activeId) ?? -1;
  const activeProduct = list?.matches[active];

  const show = () => setWanted(true);
  const close = useCallback(() => {
    setWanted(false);
    setActive(undefined);
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
    setActive(undefined);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    // During composition keys belong to the input method. Safari sends the Enter that ends it later, as code 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const matches = found?.matches ?? [];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      show();
      const next = event.key === 'ArrowDown' ? active + 1 : active - 1;
      setActive((matches[next] ?? matches.at(next < 0 ? -1 : 0))?.id);
    } else if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) {
      // These move the cursor within the text, which Enter then searches for.
      setActive(undefined);
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
