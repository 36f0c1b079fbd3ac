import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { SAME_VIEW } from '../navigation/followLinks';

/**
 * Reports each navigation to the analytics data layer, once the page has set its title. Section 2. Sorting a
 * list, filtering it by figures, or going back from that does not count, because the page stays the same; a list of
 * another category, industry or search has a title of its own, and counts. Within a search the title stays. A page that
 * is restored from the back/forward cache resumes as it was, and counts as well.
 */
export function PageViews() {
  const { pathname, search, state, key } = useLocation();
  const type = useNavigationType();
  const last = useRef<View>(undefined);
  /** The view of each history entry, by the entry's key and address. */
  const views = useRef(new Map<string, string>());

  useEffect(() => {
    const address = pathname + search;
    const before = last.current;
    const staysHere =
      address === before?.address ||
      (document.title === before?.title && (state === SAME_VIEW || type === 'REPLACE'));
    // An entry made by typing a hash has the same key as the first page.
    const entry = key + address;
    const view = views.current.get(entry) ?? (staysHere ? before.view : entry);
    views.current.set(entry, view);
    last.current = { view, address, title: document.title };
    const isTold = before ? view === before.view : takeToldView() === address;
    if (!isTold) tellPageView();
  }, [pathname, search, state, type, key]);

  useEffect(() => {
    const followReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) tellPageView();
    };
    addEventListener('pageshow', followReturn);
    return () => removeEventListener('pageshow', followReturn);
  }, []);

  return null;
}

/** `view`: the history entry that it began with; filters and sort orders add further entries to it. */
type View = { view: string; address: string; title: string };

/** Reports a view of the current page. boot.js reports views by the same event until the script has loaded. */
function tellPageView(): void {
  const { pathname, search } = location;
  window.dataLayer ??= [];
  window.dataLayer.push({ event: 'page_view', path: pathname, query: search, title: document.title });
}

/** Returns and forgets the view that boot.js reported before the script loaded: none if it held the page back. */
function takeToldView(): string | undefined {
  const view = window.toldView;
  window.toldView = undefined;
  return view;
}
