import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import styles from './FilteredList.module.css';
import { Notes } from './Notes';

type FilteredListProps = {
  filters: ReactNode;
  /** On filters in the address that match nothing. */
  notes: readonly string[];
  /** How many there are, in words. */
  count: ReactNode;
  /** Shown beside the count. */
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
        <Notes notes={notes} />
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
 * After filtering, the page keeps its scroll position, so that the pressed link stays under the pointer. If that link
 * disappeared with the filter that it removed, the line with the count gets the focus. If the results would begin far
 * above the viewport, that line is scrolled to its top.
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
