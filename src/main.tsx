import './site/styles/global.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type HydrationState, matchRoutes, RouterProvider } from 'react-router-dom';
import { routes } from './routes';
import { collections } from './shared/catalogue/collections';
import { onStorageChange } from './shared/storage/browserStorage';

const root = document.getElementById('root');
if (!root) throw new Error('The root element (#root) could not be found, so the site cannot start.');
void start(root);

async function start(container: HTMLElement): Promise<void> {
  const prerendered = readPrerendered(container);
  await loadMatchedRoutes();
  const router = createBrowserRouter(routes, prerendered ? { hydrationData: prerendered } : {});
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (prerendered) {
    hydrateRoot(container, app);
    // The page was made from the built-in content; where this browser holds other, that shows now.
    if (Object.values(collections).some((collection) => collection.isEdited())) void router.revalidate();
  } else {
    removePrerenderedHead();
    createRoot(container).render(app);
  }
  onStorageChange((key) => {
    const isContent = key === null || Object.values(collections).some((collection) => collection.key === key);
    if (isContent && !location.pathname.startsWith('/admin')) void router.revalidate();
  });
  whenIdle(seedCatalogue);
}

/** What the loaders gave at build, when this file was made for this very address. */
function readPrerendered(container: HTMLElement): HydrationState | undefined {
  if (container.dataset.path !== location.pathname + location.search) return undefined;
  const data = document.getElementById('loader-data')?.textContent;
  return data ? (JSON.parse(data) as HydrationState) : undefined;
}

/** Hydration needs the page's code at hand: a lazy route would otherwise hydrate as a spinner. */
async function loadMatchedRoutes(): Promise<void> {
  const lazyRoutes = matchRoutes(routes, location)?.map(({ route }) => route) ?? [];
  await Promise.all(
    lazyRoutes.map(async (route) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = await route.lazy();
      Object.assign(route, { ...loaded, lazy: undefined });
    }),
  );
}

/** React adopts the head's tags only when it hydrates; otherwise the page would have two titles. */
function removePrerenderedHead(): void {
  const managed =
    'title, link[rel="canonical"], meta[name="description"], meta[name="robots"], meta[property^="og:"]';
  for (const element of document.head.querySelectorAll(managed)) element.remove();
}

/** Articles are large, and wait for a reader: their pages and the admin seed them. */
async function seedCatalogue(): Promise<void> {
  const { products, categories, industries, settings } = collections;
  for (const collection of [products, categories, industries, settings]) await collection.seed();
}

function whenIdle(task: () => Promise<void>): void {
  const run = () =>
    void task().catch((error: unknown) => console.error('The defaults were not seeded', error));
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 10_000 });
  else setTimeout(run, 2_000);
}
