import { Search } from 'lucide';
import { type RefObject, useId, useLayoutEffect, useState } from 'react';
import { isSearchable } from '../../shared/catalogue/search/isSearchable';
import { paths } from '../../shared/paths';
import { useSiteData } from '../layout/siteData';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/Icon';
import styles from './SearchBox.module.css';
import { useProductSearch } from './useProductSearch';
import { useResultList } from './useResultList';

type SearchBoxProps = {
  label: string;
  /** An example of what can be searched for; the label by default. */
  placeholder?: string;
  inputRef?: RefObject<HTMLInputElement | null>;
  /** Called when a result or the full list is opened. */
  onLeave?: () => void;
};

/** The product search: a combobox that lists results from the second character on. Sections 2, 8 and 9. */
export function SearchBox({ label, placeholder = label, inputRef, onLeave }: SearchBoxProps) {
  const { query, setQuery, prepare, open, submit, found } = useProductSearch(onLeave);
  const { box, list, active, show, close, type, onKeyDown } = useResultList({ query, setQuery, found, open });
  /** The text that was submitted last, if it is too short to search for. */
  const [refused, setRefused] = useState<string>();
  const isRefused = refused === query;
  const listId = useId();
  const site = useSiteData();
  const hasOptions = list !== undefined && list.matches.length > 0;
  const hasNone = list !== undefined && !hasOptions;

  const begin = () => {
    show();
    void prepare();
  };

  // Takes over what was typed before the page could respond, at once: the key that submits it may be next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when React takes over the page.
  useLayoutEffect(() => {
    const input = box.current?.querySelector('input');
    if (input?.value) setQuery(input.value);
    if (input && input === document.activeElement) begin();
  }, []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not a form itself, and not supported everywhere yet.
    <form
      ref={box}
      role="search"
      aria-label={label}
      action={paths.products.to()}
      className={styles.box}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        close();
        setRefused(undefined);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        close();
        setRefused(query.trim() === '' || isSearchable(query) ? undefined : query);
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
        aria-activedescendant={active === undefined ? undefined : `${listId}-${active}`}
        autoComplete="off"
        placeholder={placeholder}
        enterKeyHint="search"
        className={styles.input}
        value={query}
        onChange={(event) => type(event.target.value)}
        onFocus={begin}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className={styles.submit}>
        <Icon shape={Search} size={20} />
        <span className={controls.visuallyHidden}>Search</span>
      </button>
      {list && hasOptions && (
        <list.code.SearchResults
          id={listId}
          matches={list.matches}
          total={list.total}
          byFigures={list.byFigures}
          active={active}
          onOpen={open}
        />
      )}
      <div className={hasNone || isRefused ? styles.results : undefined}>
        {/* In the page from the start: not every screen reader announces a live region that is added with its text. */}
        <p role="status" className={hasNone || isRefused ? styles.none : controls.visuallyHidden}>
          {isRefused
            ? 'Type two characters or more.'
            : list && (hasOptions ? list.code.said(list) : `No products found for "${query.trim()}"`)}
        </p>
        {hasNone && (
          <list.code.NoResults
            query={query}
            products={list.products}
            site={site}
            byFigures={list.byFigures}
            onLeave={() => setQuery('')}
          />
        )}
      </div>
    </form>
  );
}
