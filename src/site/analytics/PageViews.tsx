import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Tells the analytics data layer of each navigation, after the page has set its title. Section 2. */
export function PageViews() {
  const { pathname, search } = useLocation();
  const lastView = useRef<string>(undefined);

  useEffect(() => {
    lastView.current ??= takeToldView();
    const view = pathname + search;
    // Strict mode runs effects twice.
    if (lastView.current === view) return;
    lastView.current = view;
    tellPageView();
  }, [pathname, search]);

  return null;
}

/** Of the page that is shown now. */
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
