import type { LoaderFunction, LoaderFunctionArgs, Params } from 'react-router-dom';
import { once } from './once';

/** Fetches the loaders' code: a prerendered page has its data, and needs none of it to start. */
export const fetchLoaders = once(() => import('./loaders'));

type Loaders = Awaited<ReturnType<typeof fetchLoaders>>;

/** A loader that is fetched, beside the page's own code, when it runs first. */
export const lateLoader =
  (name: keyof Loaders): LoaderFunction =>
  async (args) =>
    (await fetchLoaders())[name](args);

type Match = { loader: unknown; params: Params };

/**
 * Runs the page's loaders and drops what they return, to learn whether all they need can be fetched. Before a
 * revalidation that nobody asked for: a failing loader would replace a whole page by the error page.
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
