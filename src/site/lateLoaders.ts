import type { LoaderFunction, LoaderFunctionArgs, Params } from 'react-router-dom';
import { once } from '../shared/once';

/** Fetches the loaders' code: a prerendered page has its data, so it needs none of it to start. */
export const fetchLoaders = once(() => import('./loaders'));

type Loaders = Awaited<ReturnType<typeof fetchLoaders>>;
export type LoaderName = keyof Loaders;

/** What a page's loader returned before a visitor opened the page; of one page, the one pointed at last. */
let ahead: { loader: LoaderFunction; url: string; data: Promise<unknown> } | undefined;

/** A loader whose code is fetched, in parallel with the page's own, when it first runs. */
export function lateLoader(name: LoaderName): LoaderFunction {
  const loader: LoaderFunction = async (args) =>
    takeAhead(loader, args.request.url) ?? (await fetchLoaders())[name](args);
  return loader;
}

/**
 * Runs the loader of a page that a visitor is likely to open, which then finds its data computed. Rejects if that fails;
 * the loader then runs again when the page is opened.
 * @param url without a hash, as loaders get it
 */
export async function loadAhead(loader: LoaderFunction, url: string, params: Params): Promise<void> {
  if (ahead?.loader !== loader || ahead.url !== url) {
    forgetAhead();
    const data = Promise.resolve(loader({ request: new Request(url), params } as LoaderFunctionArgs));
    ahead = { loader, url, data };
  }
  const { data } = ahead;
  await data.catch((error: unknown) => {
    if (ahead?.data === data) forgetAhead();
    throw error;
  });
}

/** To be called when the content has changed. */
export function forgetAhead(): void {
  ahead = undefined;
}

/** Only for one navigation: the page's own later requests are for newer content. */
function takeAhead(loader: LoaderFunction, url: string): Promise<unknown> | undefined {
  if (ahead?.loader !== loader || ahead.url !== url) return undefined;
  const { data } = ahead;
  forgetAhead();
  return data;
}

type Match = { loader: unknown; params: Params };

/**
 * Runs the page's loaders and drops what they return, to find out whether everything they need can be fetched. For use
 * before a revalidation that nobody asked for: if a loader failed then, the error page would replace a page that works.
 */
export async function canRevalidate(matches: readonly Match[]): Promise<boolean> {
  const request = new Request(location.href);
  const results = await Promise.allSettled(
    matches.map(async ({ loader, params }) => {
      if (typeof loader === 'function') await loader({ request, params } as LoaderFunctionArgs);
    }),
  );
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed) console.warn('The page stays as it is, for what it needs did not come', failed);
  return failed === undefined;
}
