import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { KEEPS_PLACE } from '../navigation/followLinks';

/**
 * Tells the analytics data layer of each navigation, after the page has set its title. Section 2. To filter or sort a
 * list, or to go back from that, is none: the visitor stays on the page.
 */
export function PageViews() {
  const { pathname, search, state } = useLocation();
  const type = useNavigationType();
  const keepsPlace = state === KEEPS_PLACE;
  const lastView = useRef<string>(undefined);
  const lastKeptPlace = useRef(false);

  useEffect(() => {
    lastView.current ??= takeToldView();
    const view = pathname + search;
    const isStepBack = type === 'POP' && lastKeptPlace.current;
    lastKeptPlace.current = keepsPlace;
    // Strict mode runs effects twice.
    if (lastView.current === view) return;
    const isOtherPage = lastView.current?.split('?')[0] !== pathname;
    lastView.current = view;
    if (isOtherPage || !(keepsPlace || isStepBack || type === 'REPLACE')) tellPageView();
  }, [pathname, search, type, keepsPlace]);

  return null;
}

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
