import { matchRoutes, type RouteObject } from 'react-router-dom';
import { isAdminPath } from '../../shared/paths';
import { loadAhead } from '../lateLoaders';
import { savesData } from './savesData';

/**
 * Fetches a page's code and data when a visitor points at, touches or focuses a link to it. Scrolling fingers touch
 * links, too, so visitors who save data get both only when they press the link.
 */
export function prefetchOnIntent(routes: RouteObject[]): void {
  if (savesData()) return;
  const onIntent = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.origin === location.origin) void fetchPage(routes, link);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}

async function fetchPage(
  routes: RouteObject[],
  { origin, pathname, search }: HTMLAnchorElement,
): Promise<void> {
  // Links within the page lead to what is there already.
  if (isAdminPath(pathname) || pathname + search === location.pathname + location.search) return;
  const matches = matchRoutes(routes, pathname) ?? [];
  const tasks = matches.flatMap(({ route }) => lazyOf(route));
  const { route: { loader } = {}, params = {} } = matches.at(-1) ?? {};
  if (typeof loader === 'function') tasks.push(() => loadAhead(loader, origin + pathname + search, params));
  // If a page cannot be fetched now, the error is shown when it is opened.
  await Promise.allSettled(tasks.map((fetch) => fetch()));
}

/** What fetches a route's own code, if that is not loaded with the entry. */
export const lazyOf = ({ lazy }: RouteObject): (() => Promise<unknown>)[] =>
  typeof lazy === 'function' ? [lazy] : [];
