import type { LoaderFunction, LoaderFunctionArgs, Params } from 'react-router-dom';
import { once } from './once';

/** Fetches the loaders' code: a prerendered page has its data, so it needs none of it to start. */
export const fetchLoaders = once(() => import('./loaders'));

type Loaders = Awaited<ReturnType<typeof fetchLoaders>>;

/** A loader whose code is fetched, in parallel with the page's own, when it first runs. */
export const lateLoader =
  (name: keyof Loaders): LoaderFunction =>
  async (args) =>
    (await fetchLoaders())[name](args);

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
