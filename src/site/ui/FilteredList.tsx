import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { takeFocus } from '../navigation/focusPlace';
import controls from './controls.module.css';
import styles from './FilteredList.module.css';
import { Notes } from './Notes';

type FilteredListProps = {
  filters: ReactNode;
  /** On filters in the address that match nothing. */
  notes: readonly string[];
  count: number;
  /** What is counted and, of a part, how many there are in all: "products of 98". */
  counted: string;
  /** The order that was chosen: sorting leaves the count as it is, and is announced with it. */
  order?: string;
  /** Shown beside the count. */
  beside?: ReactNode;
  children: ReactNode;
};

/** A list beside its filters: the products, and the articles. */
export function FilteredList({ filters, notes, count, counted, order, beside, children }: FilteredListProps) {
  const bar = useRef<HTMLElement>(null);
  useFollowFilter(bar);
  return (
    <div className={styles.layout}>
      {filters}
      <div>
        <Notes notes={notes} />
        <section ref={bar} aria-label="Results" className={styles.bar}>
          <p role="status">
            <strong>{count}</strong> <span>{counted}</span>
            {order && <span className={controls.visuallyHidden}>{`, ${order}`}</span>}
          </p>
          {beside}
        </section>
        {children}
      </div>
    </div>
  );
}

/**
 * After filtering, the page keeps its scroll position, so that the pressed link stays under the pointer. If that link
 * disappeared with the filter that it removed, the bar with the count gets the focus: not the count itself, which screen
 * readers announce as it is. If the results would begin far above the viewport, the bar is scrolled to its top; also if
 * they begin anywhere above it after a choice in a folded panel, which has closed and left its own line the focus.
 */
function useFollowFilter(bar: RefObject<HTMLElement | null>): void {
  const { search } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const lastSearch = useRef(search);
  useLayoutEffect(() => {
    if (lastSearch.current === search) return;
    lastSearch.current = search;
    if (document.activeElement === document.body) takeFocus(bar.current);
    const isFolded = document.activeElement?.localName === 'summary';
    const top = bar.current?.getBoundingClientRect().top ?? 0;
    if (!isBack && (isFolded || top < -window.innerHeight / 2))
      bar.current?.scrollIntoView({ block: 'nearest' });
  }, [bar, search, isBack]);
}
