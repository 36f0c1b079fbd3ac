import type { RouteObject } from 'react-router-dom';
import { listArticleSummaries } from '../../shared/catalogue/article';
import { collections } from '../../shared/catalogue/collections';
import { listProductSummaries } from '../../shared/catalogue/product';
import { untilIdle, warnOfFailure, whenIdle } from '../../shared/idle';
import { isMissingCode } from '../../shared/missingCode';
import { paths } from '../../shared/paths';
import { fetchLoaders } from '../lateLoaders';
import { loadPanels } from '../layout/loadPanels';
import { loadSearchCode } from '../search/loadSearchCode';
import { lazyOf } from './prefetch';
import { savesData } from './savesData';
import { fetchFont } from './webFont';

type Task = () => Promise<unknown>;

/**
 * Once the page is idle, fetches the code of all public pages, the font, and those lists of the catalogue that this
 * browser does not hold, then seeds the storage. Articles are large, so only their own pages and the admin seed them.
 * Visitors who asked the browser to save data get none of this.
 * The service worker comes last: the browser's cache then already holds what it keeps, so nothing is fetched twice.
 * @param entry the address of the script that this page runs
 */
export function workWhenIdle(routes: RouteObject[], entry: string): void {
  if (savesData()) return;
  const publicPages = routes.filter((route) => route.id === 'site');
  const { products, categories, industries, settings } = collections;
  const tasks: Task[] = [
    fetchLoaders,
    ...publicPages.flatMap(lazyCode),
    loadPanels,
    loadSearchCode,
    fetchFont,
    listProductSummaries,
    listArticleSummaries,
    ...[products, categories, industries, settings].map((collection) => async () => {
      await collection.seed();
      // Parsed and checked now, so that the next page does not have to wait for it.
      collection.stored();
    }),
    prepareList,
  ];
  whenIdle(async () => {
    await doAll(tasks);
    if (import.meta.env.PROD) await (await import('../offline/keepOffline')).keepOffline(entry);
  });
}

/** Computes what the product list shows of each product, so that the first list does not have to wait for it. */
async function prepareList(): Promise<void> {
  const request = new Request(new URL(paths.products.to(), location.href));
  await (await fetchLoaders()).products({ request });
}

/**
 * Runs the tasks one after the other; each is enough work for one idle moment of a slow phone. A failing task does not
 * stop the others, unless code could not be fetched: most browsers from before 2026 do not request it again on the same
 * page, and if the connection is down, the rest is better fetched when it is needed.
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

/** Pages that only the owner opens, from the admin. */
const PREVIEWS: ReadonlySet<string | undefined> = new Set([
  paths.articlePreview.pattern,
  paths.productPreview.pattern,
]);

const lazyCode = (route: RouteObject): Task[] => [
  ...lazyOf(route),
  ...(route.children ?? []).filter(({ path }) => !PREVIEWS.has(path)).flatMap(lazyCode),
];
