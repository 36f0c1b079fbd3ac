import { matchRoutes, type RouteObject, type RouterProviderProps } from 'react-router-dom';
import { collections, rememberSeeds } from '../../shared/catalogue/collections';
import { isAdminPath } from '../../shared/paths';
import { onStorageChange } from '../../shared/storage/browserStorage';
import { tellPageView } from '../analytics/PageViews';
import { runOwnSnippets } from '../analytics/snippets';
import { canReadAnew } from '../lateLoaders';
import { turnPagesBy, untilThere } from '../navigation/pagesThere';
import { turnWithPicture } from '../navigation/turnWithPicture';
import { prefetchOnIntent, warmWhenIdle } from './warm';

type Start = {
  router: RouterProviderProps['router'];
  routes: RouteObject[];
  /** The page shows what the build gave it. */
  isPrerendered: boolean;
  /** The address of the script that this page runs. */
  entry: string;
  /** How long React needed to take the page over, in ms. */
  tookOver: number;
};

/** What a page does beside answering: it is fetched once the page does that. */
export function afterStart({ router, routes, isPrerendered, entry, tookOver }: Start): void {
  turnPagesBy(turnWithPicture(tookOver));
  const readAnew = () => void revalidate(router, routes);
  followStorage(readAnew);
  followReturns(readAnew);
  prefetchOnIntent(routes);
  if (isAdminPath(location.pathname)) return;
  rememberSeeds();
  // boot.js tells edits by their length alone.
  if (isPrerendered && Object.values(collections).some((collection) => collection.isEdited())) readAnew();
  runOwnSnippets().catch((error: unknown) => console.warn('The snippets did not come', error));
  warmWhenIdle(routes, entry);
}

/** What the owner saves, in this tab or another, is on the page at once. */
function followStorage(readAnew: () => void): void {
  const contentKeys = new Set(Object.values(collections).map(({ key }) => key));
  onStorageChange((key) => {
    if (!isAdminPath(location.pathname) && (key === null || contentKeys.has(key))) readAnew();
  });
}

/**
 * A page that comes back from the browser's cache of pages runs on where it was left: it may have missed edits, its
 * visit counts, and the router, which gave the scroll position back to the browser when the page was left, has it again.
 */
function followReturns(readAnew: () => void): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || isAdminPath(location.pathname)) return;
    history.scrollRestoration = 'manual';
    tellPageView();
    readAnew();
  });
}

async function revalidate(router: Start['router'], routes: RouteObject[]): Promise<void> {
  let asked: string;
  let can: boolean;
  do {
    await untilThere();
    asked = location.href;
    const matches = matchRoutes(routes, location) ?? [];
    can = await canReadAnew(matches.map(({ route: { loader }, params }) => ({ loader, params })));
    await untilThere();
    // Another page that was turned to meanwhile may have been read before the change.
  } while (location.href !== asked);
  if (can) await router.revalidate();
}
