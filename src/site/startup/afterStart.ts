import { matchRoutes, type RouteObject, type RouterProviderProps } from 'react-router-dom';
import { collections, rememberSeeds } from '../../shared/catalogue/collections';
import { isAdminPath } from '../../shared/paths';
import { onStorageChange } from '../../shared/storage/browserStorage';
import { runOwnSnippets } from '../analytics/snippets';
import { canRevalidate, forgetAhead } from '../lateLoaders';
import { pictureTransition } from '../navigation/pictureTransition';
import { setPageTransition, untilSettled } from '../navigation/settledRouter';
import { prefetchOnIntent } from './prefetch';
import { workWhenIdle } from './workWhenIdle';

type Start = {
  router: RouterProviderProps['router'];
  routes: RouteObject[];
  /** The address of the script that this page runs. */
  entry: string;
  /** How long React took to hydrate or render the first page, in ms. */
  hydrationTime: number;
};

/** Starts everything a page does besides responding. This code is only fetched once the page responds. */
export function afterStart({ router, routes, entry, hydrationTime }: Start): void {
  setPageTransition(pictureTransition(hydrationTime));
  const showChanges = () => {
    forgetAhead();
    if (!isAdminPath(location.pathname)) void revalidate(router, routes);
  };
  followStorage(showChanges);
  followReturns(showChanges);
  prefetchOnIntent(routes);
  if (isAdminPath(location.pathname)) return;
  rememberSeeds();
  // boot.js detects edits only by their length, and nothing tells this page of those made since it was read.
  if (Object.values(collections).some((collection) => collection.isEdited())) showChanges();
  runOwnSnippets().catch((error: unknown) => console.warn('The snippets did not come', error));
  workWhenIdle(routes, entry);
}

/** Shows what the owner saves, in this tab or another, at once. */
function followStorage(showChanges: () => void): void {
  const contentKeys = new Set(Object.values(collections).map(({ key }) => key));
  onStorageChange((key) => {
    if (key === null || contentKeys.has(key)) showChanges();
  });
}

/**
 * A page restored from the back/forward cache resumes as it was. This loads what has changed, and takes back scroll
 * restoration, which the router had left to the browser.
 */
function followReturns(showChanges: () => void): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    showChanges();
    // Safari scrolls to where the page was left only after this event, and only if that is still its own task.
    setTimeout(() => {
      if (!isAdminPath(location.pathname)) history.scrollRestoration = 'manual';
    });
  });
}

/** Whether a revalidation is waiting to begin. A save of several collections reports each of them. */
let isWaiting = false;

async function revalidate(router: Start['router'], routes: RouteObject[]): Promise<void> {
  if (isWaiting) return;
  isWaiting = true;
  await untilSettled();
  isWaiting = false;
  const matches = matchRoutes(routes, location) ?? [];
  const can = await canRevalidate(matches.map(({ route: { loader }, params }) => ({ loader, params })));
  await untilSettled();
  // By now another page may be there. What it needs was there a moment ago, when it was opened, so it can be loaded, too.
  if (can) await router.revalidate();
}
