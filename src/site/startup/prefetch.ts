import { matchRoutes, type Params, type RouteObject } from 'react-router-dom';
import { findArticle, listArticleSummaries } from '../../shared/catalogue/article';
import { collections } from '../../shared/catalogue/collections';
import { findProduct, listProductCards } from '../../shared/catalogue/product';
import { isMissingCode } from '../../shared/missingCode';
import { isAdminPath, paths } from '../../shared/paths';
import { fetchLoaders } from '../lateLoaders';
import { loadPanels } from '../layout/loadPanels';
import { loadSearchCode } from '../search/loadSearchCode';
import { untilIdle, warnOfFailure, whenIdle } from './idle';
import { savesData } from './savesData';
import { fetchFont } from './webFont';

type Task = () => Promise<unknown>;

/**
 * Fetches the code of a page, and the record that it shows, when a visitor turns to a link to it: by pointer, touch or
 * keyboard. A finger that scrolls touches links, too: where data are to be saved, both wait until the link is pressed.
 */
export function prefetchOnIntent(routes: RouteObject[]): void {
  if (savesData()) return;
  const onIntent = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && link.origin === location.origin) void fetchPage(routes, link.pathname);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}

/**
 * Once the page is idle: fetches the code of all public pages, the font, and the lists of the catalogue that this browser
 * does not hold, then seeds the storage. Articles are large, and wait for a reader: their pages and the admin seed them. A
 * visitor who asked the browser to save data gets none of this unasked.
 * Last comes the service worker: what it keeps is then in the browser's cache already, and not fetched twice.
 * @param entry the address of the script that this page runs
 */
export function prefetchWhenIdle(routes: RouteObject[], entry: string): void {
  if (savesData()) return;
  const publicPages = routes.filter((route) => route.id === 'site');
  const { products, categories, industries, settings } = collections;
  const tasks: Task[] = [
    fetchLoaders,
    ...publicPages.flatMap(lazyCode),
    loadPanels,
    loadSearchCode,
    fetchFont,
    listProductCards,
    listArticleSummaries,
    ...[products, categories, industries, settings].map((collection) => async () => {
      await collection.seed();
      // Parsed and checked now, so that the next page need not wait for it.
      collection.stored();
    }),
  ];
  whenIdle(async () => {
    await doAll(tasks);
    if (import.meta.env.PROD) await (await import('../offline/keepOffline')).keepOffline(entry);
  });
}

/**
 * One after the other; each is work enough for one idle moment of a slow telephone. One that fails keeps none of the
 * others from being done, unless code did not come: in most browsers of before 2026 it is not asked for again on a page,
 * and where the line is down, what is left had better be fetched when it is wanted.
 */
async function doAll(tasks: readonly Task[]): Promise<void> {
  for (const task of tasks) {
    try {
      await task();
    } catch (error) {
      warnOfFailure(error);
      if (isMissingCode(error)) return;
    }
    await untilIdle();
  }
}

async function fetchPage(routes: RouteObject[], pathname: string): Promise<void> {
  if (isAdminPath(pathname)) return;
  const matches = matchRoutes(routes, pathname) ?? [];
  const tasks = matches.flatMap(({ route, params }) => [...lazyOf(route), ...recordOf(route, params)]);
  // A page that cannot be fetched now says so when it is opened.
  await Promise.allSettled([fetchLoaders, ...tasks].map((fetch) => fetch()));
}

/** The pages that show one record, which may not be in this browser yet. */
function recordOf({ path }: RouteObject, { productId = '', slug = '' }: Params): Task[] {
  if (path === paths.product.pattern) return [() => findProduct(productId)];
  if (path === paths.article.pattern) return [() => findArticle(slug)];
  return [];
}

/** What only the owner opens, from the admin. */
const PREVIEWS: ReadonlySet<string | undefined> = new Set([
  paths.articlePreview.pattern,
  paths.productPreview.pattern,
]);

const lazyCode = (route: RouteObject): Task[] => [
  ...lazyOf(route),
  ...(route.children ?? []).filter(({ path }) => !PREVIEWS.has(path)).flatMap(lazyCode),
];

const lazyOf = ({ lazy }: RouteObject): Task[] => (typeof lazy === 'function' ? [lazy] : []);
