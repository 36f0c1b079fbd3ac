import { matchRoutes, type RouteObject } from 'react-router-dom';
import { collections } from '../../shared/catalogue/collections';
import { loadArticleSummaries, loadProductCards } from '../../shared/defaults/defaults';
import { isAdminPath, paths } from '../../shared/paths';
import { fetchLoaders } from '../lateLoaders';
import { loadPanels } from '../layout/loadPanels';
import { loadSearchCode } from '../search/loadSearchCode';
import { savesData, untilIdle, whenIdle } from './idle';

/** Fetches the code of a page when a visitor turns to a link to it: by pointer, touch or keyboard. */
export function prefetchOnIntent(routes: RouteObject[]): void {
  const onIntent = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && link.origin === location.origin) void fetchCode(routes, link.pathname);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}

/**
 * Once the page is idle: fetches the code of all public pages and the lists of the catalogue, then seeds the
 * storage. Articles are large, and wait for a reader: their pages and the admin seed them. A visitor who asked
 * the browser to save data gets none of this unasked.
 * Last comes the service worker: what it keeps is then in the browser's cache already, and not fetched twice.
 * @param entry the address of the script that this page runs
 */
export function warmWhenIdle(routes: RouteObject[], entry: string): void {
  if (savesData()) return;
  whenIdle(async () => {
    const publicPages = routes.filter((route) => route.id === 'site');
    await Promise.all([
      ...publicPages.flatMap(lazyCode),
      fetchLoaders(),
      loadPanels(),
      loadSearchCode(),
      loadProductCards(),
      loadArticleSummaries(),
    ]);
    whenIdle(async () => {
      await seedCatalogue();
      if (import.meta.env.PROD) whenIdle(async () => (await import('./offline')).keepOffline(entry));
    });
  });
}

async function seedCatalogue(): Promise<void> {
  const { products, categories, industries, settings } = collections;
  // Each is work enough for one idle moment of a slow telephone.
  for (const collection of [products, categories, industries, settings]) {
    await untilIdle();
    await collection.seed();
  }
}

async function fetchCode(routes: RouteObject[], pathname: string): Promise<void> {
  if (isAdminPath(pathname)) return;
  const matched = matchRoutes(routes, pathname)?.map(({ route }) => route) ?? [];
  // A page that cannot be fetched now says so when it is opened.
  await Promise.allSettled([fetchLoaders(), ...matched.flatMap(lazyOf)]);
}

/** What only the owner opens, from the admin. */
const PREVIEWS: ReadonlySet<string | undefined> = new Set([
  paths.articlePreview.pattern,
  paths.productPreview.pattern,
]);

const lazyCode = (route: RouteObject): Promise<unknown>[] => [
  ...lazyOf(route),
  ...(route.children ?? []).filter(({ path }) => !PREVIEWS.has(path)).flatMap(lazyCode),
];

const lazyOf = ({ lazy }: RouteObject): Promise<unknown>[] => (typeof lazy === 'function' ? [lazy()] : []);
