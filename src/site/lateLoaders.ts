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
 * Runs the page's loaders once without using their results, to learn whether what they need can be fetched. To be asked
 * before a page is read anew that nobody asked for: a loader that fails then puts the error page in the place of one
 * that is whole.
 */
export async function canRevalidate(matches: readonly Match[]): Promise<boolean> {
  const request = new Request(location.href);
  const results = await Promise.allSettled(
    matches.map(async ({ loader, params }) => {
      if (typeof loader === 'function') await loader({ request, params } as LoaderFunctionArgs);
    }),
  );
  // Browsers report a module that cannot be fetched as a TypeError. Anything else a loader throws is the page's own
  // answer.
  const missing = results.find(
    (result) => result.status === 'rejected' && result.reason instanceof TypeError,
  );
  if (missing) console.warn('The page stays as it is, for what it needs did not come', missing);
  return missing === undefined;
}
