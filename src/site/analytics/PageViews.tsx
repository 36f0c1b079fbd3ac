import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { KEEPS_PLACE } from '../navigation/followLinks';

/**
 * Tells the analytics data layer of each navigation, after the page has set its title. Section 2. To filter or sort a
 * list, or to go back from that, is none: the visitor stays on the page.
 */
export function PageViews() {
  const { pathname, search, state, key } = useLocation();
  const type = useNavigationType();
  const last = useRef<View>(undefined);
  /** The view of each history entry, by the entry's key. */
  const views = useRef(new Map<string, string>());

  useEffect(() => {
    const address = pathname + search;
    const before = last.current;
    const staysHere =
      address === before?.address ||
      (pathname === before?.pathname && (state === KEEPS_PLACE || type === 'REPLACE'));
    const known = type === 'POP' ? views.current.get(key) : undefined;
    const view = known ?? (staysHere && before ? before.view : key);
    views.current.set(key, view);
    last.current = { view, pathname, address };
    const isTold = before ? view === before.view : takeToldView() === address;
    if (!isTold) tellPageView();
  }, [pathname, search, state, type, key]);

  return null;
}

/** `view`: the key of the history entry that it began with; filters and orders make further entries of it. */
type View = { view: string; pathname: string; address: string };

/** Of the page that is shown now. boot.js tells of a page's first view in the same words. */
export function tellPageView(): void {
  const { pathname, search } = location;
  window.dataLayer ??= [];
  window.dataLayer.push({ event: 'page_view', path: pathname, query: search, title: document.title });
}

/** What boot.js told of, before the script came: nothing where it held the page back. */
function takeToldView(): string | undefined {
  const view = window.toldView;
  window.toldView = undefined;
  return view;
}
