import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
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
  useFollowFilter(line);
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

/**
 * After a filter the page stays where it is, for its link stays under the pointer. The list's first line takes the
 * focus of a link that is gone with the filter that it took away. From deep within a long list what a filter finds
 * would lie above the window: then that line comes to the window's top.
 */
function useFollowFilter(line: RefObject<HTMLElement | null>): void {
  const { search } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const lastSearch = useRef(search);
  useLayoutEffect(() => {
    if (lastSearch.current === search) return;
    lastSearch.current = search;
    if (document.activeElement === document.body) line.current?.focus({ preventScroll: true });
    const top = line.current?.getBoundingClientRect().top ?? 0;
    if (!isBack && top < -window.innerHeight / 2) line.current?.scrollIntoView();
  }, [line, search, isBack]);
}
