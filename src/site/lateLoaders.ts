import type { LoaderFunction } from 'react-router-dom';

/** Fetches the loaders' code: a prerendered page has its data, and needs none of it to start. */
export const fetchLoaders = () => import('./loaders');

type Loaders = Awaited<ReturnType<typeof fetchLoaders>>;

/** A loader that is fetched, beside the page's own code, when it runs first. */
export const lateLoader =
  (name: keyof Loaders): LoaderFunction =>
  async (args) =>
    (await fetchLoaders())[name](args);
