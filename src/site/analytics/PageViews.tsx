import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

type DataLayer = { dataLayer?: unknown[] };

/** Tells the analytics data layer of each navigation, after the page has set its title. Section 2. */
export function PageViews() {
  const { pathname, search } = useLocation();
  const lastView = useRef<string>(undefined);

  useEffect(() => {
    const view = pathname + search;
    // Strict mode runs effects twice.
    if (lastView.current === view) return;
    lastView.current = view;
    const target = window as DataLayer;
    target.dataLayer ??= [];
    target.dataLayer.push({ event: 'page_view', path: pathname, query: search, title: document.title });
  }, [pathname, search]);

  return null;
}
