import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

type Told = { dataLayer?: unknown[]; toldView?: string | undefined };

/** Tells the analytics data layer of each navigation, after the page has set its title. Section 2. */
export function PageViews() {
  const { pathname, search } = useLocation();
  const lastView = useRef<string>(undefined);

  useEffect(() => {
    const target = window as Told;
    lastView.current ??= takeToldView(target);
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
  const target = window as Told;
  target.dataLayer ??= [];
  target.dataLayer.push({ event: 'page_view', path: pathname, query: search, title: document.title });
}

/** What boot.js told of, before the script came: nothing where it held the page back. */
function takeToldView(target: Told): string | undefined {
  const view = target.toldView;
  target.toldView = undefined;
  return view;
}
