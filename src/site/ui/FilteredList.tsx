import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
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
          <p ref={useFallbackFocus()} role="status" tabIndex={-1} className={styles.count}>
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
function useFallbackFocus() {
  const element = useRef<HTMLParagraphElement>(null);
  const { search } = useLocation();
  const lastSearch = useRef(search);
  useEffect(() => {
    if (lastSearch.current === search) return;
    lastSearch.current = search;
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, [search]);
  return element;
}
