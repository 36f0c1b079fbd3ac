import { clsx } from 'clsx/lite';
import { Search } from 'lucide';
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { paths } from '../../shared/paths';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/Icon';
import styles from './SearchBox.module.css';
import { useProductSearch } from './useProductSearch';

type SearchBoxProps = {
  label: string;
  /** An example of what can be searched for; the label, where there is none. */
  placeholder?: string;
  inputRef?: RefObject<HTMLInputElement | null>;
  /** Called when a result or the full list is opened. */
  onLeave?: () => void;
};

/** The product search: a combobox whose list shows from the second character on. Sections 2, 8 and 9. */
export function SearchBox({ label, placeholder = label, inputRef, onLeave }: SearchBoxProps) {
  const { query, setQuery, prepare, open, submit, found } = useProductSearch(onLeave);
  /** Whether the list may show: after an Escape it may not, though the focus is still in the box. */
  const [wantsList, setWantsList] = useState(false);
  const [active, setActive] = useState<number>();
  const box = useRef<HTMLFormElement>(null);
  const listId = useId();
  const list = wantsList ? found : undefined;
  const isOpen = list !== undefined;
  const hasOptions = isOpen && list.matches.length > 0;
  const activeProduct = active === undefined ? undefined : found?.matches[active];

  const close = useCallback(() => {
    setWantsList(false);
    setActive(undefined);
  }, []);

  // What was typed before the page could answer is still in the box. At once: the key that sends it off may be next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page takes over.
  useLayoutEffect(() => {
    const input = box.current?.querySelector('input');
    if (input?.value) setQuery(input.value);
    if (input && input === document.activeElement) {
      setWantsList(true);
      void prepare();
    }
  }, []);

  useEffect(() => {
    if (!wantsList) return;
    const onPointerDown = (event: PointerEvent) => {
      if (!(event.target instanceof Node && box.current?.contains(event.target))) close();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [wantsList, close]);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    // While a word is composed, keys belong to the input method. Safari sends the Enter that ends it later, as 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const count = found?.matches.length ?? 0;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setWantsList(true);
      if (count === 0) return;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const from = active ?? (step === 1 ? -1 : count);
      setActive((from + step + count) % count);
    } else if (event.key === 'Enter' && isOpen && activeProduct) {
      event.preventDefault();
      close();
      open(activeProduct);
    } else if (event.key === 'Escape' && (isOpen || query !== '')) {
      // The first Escape closes the list, the next clears the box; only then may an overlay close.
      event.preventDefault();
      event.stopPropagation();
      if (!isOpen) setQuery('');
      close();
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> has no form of its own, and is not yet known everywhere.
    <form
      ref={box}
      role="search"
      aria-label={label}
      action={paths.products.to()}
      className={styles.box}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        close();
        void submit(event.currentTarget);
      }}
    >
      <input
        ref={inputRef}
        type="search"
        name="q"
        role="combobox"
        aria-label={label}
        aria-expanded={hasOptions}
        aria-controls={hasOptions ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && activeProduct ? `${listId}-${active}` : undefined}
        autoComplete="off"
        placeholder={placeholder}
        enterKeyHint="search"
        className={styles.input}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setWantsList(true);
          setActive(undefined);
        }}
        onFocus={() => {
          setWantsList(true);
          void prepare();
        }}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className={styles.submit}>
        <Icon shape={Search} />
        <span className={controls.visuallyHidden}>Search</span>
      </button>
      {list && hasOptions && (
        <list.SearchResults
          id={listId}
          matches={list.matches}
          total={list.total}
          active={active}
          onOpen={open}
        />
      )}
      {/* There from the start: a region that comes with its words is not read out everywhere. */}
      <p
        role="status"
        className={isOpen && !hasOptions ? clsx(styles.results, styles.none) : controls.visuallyHidden}
      >
        {list && (hasOptions ? list.said(list) : `No products found for "${query.trim()}"`)}
      </p>
    </form>
  );
}
