import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import styles from './FilteredList.module.css';

type FilteredListProps = {
  filters: ReactNode;
  /** What the address asks for and nothing has, each with what is shown instead. */
  notes: readonly string[];
  /** How many there are, in words. */
  count: ReactNode;
  /** What stands beside the count. */
  beside?: ReactNode;
  children: ReactNode;
};

/** A list beside its filters: the products, and the articles. */
export function FilteredList({ filters, notes, count, beside, children }: FilteredListProps) {
  const line = useRef<HTMLParagraphElement>(null);
  useFallbackFocus(line);
  useListInSight(line);
  return (
    <div className={styles.layout}>
      {filters}
      <div>
        {notes.map((note) => (
          <p key={note} className={styles.note} role="status">
            {note}
          </p>
        ))}
        <div className={styles.bar}>
          <p ref={line} role="status" tabIndex={-1} className={styles.count}>
            {count}
          </p>
          {beside}
        </div>
        {children}
      </div>
    </div>
  );
}

/** The element takes the focus of a link that is gone with the filter that it took away. */
function useFallbackFocus(element: RefObject<HTMLElement | null>): void {
  const { search } = useLocation();
  const lastSearch = useRef(search);
  useEffect(() => {
    if (lastSearch.current === search) return;
    lastSearch.current = search;
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, [element, search]);
}

/**
 * A filter leaves the page where it is, for its link stays under the pointer. From deep within a long list what it
 * finds would lie above the window: then the list begins at the window's top, by its first line.
 */
function useListInSight(line: RefObject<HTMLElement | null>): void {
  const { search } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const lastSearch = useRef(search);
  useLayoutEffect(() => {
    if (lastSearch.current === search) return;
    lastSearch.current = search;
    const top = line.current?.getBoundingClientRect().top ?? 0;
    if (!isBack && top < -window.innerHeight / 2) line.current?.scrollIntoView();
  }, [line, search, isBack]);
}
