import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import styles from './FilteredList.module.css';

type FilteredListProps = {
  filters: ReactNode;
  /** A sentence for each filter in the address that nothing matches: what is shown instead. */
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
 * After a filter the page stays where it is, so that its link stays under the pointer. Where the pressed link went with
 * the filter that it took away, the line with the count takes the focus. Where what was found would begin far above the
 * window, that line comes to the window's top.
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
