import './site/styles/global.css';
import { type ReactNode, StrictMode, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { routes } from './routes';
import { isMissingCode } from './shared/missingCode';
import { once } from './shared/once';
import { trustLibraries } from './shared/trustedTypes';
import { followLinks } from './site/navigation/followLinks';
import { settledRouter } from './site/navigation/settledRouter';
import { replay, takeEarlyPresses } from './site/startup/earlyPresses';
import { readPrerendered, removePrerenderedHead } from './site/startup/prerendered';
import { wait } from './site/wait';

type Router = ReturnType<typeof createBrowserRouter>;

/** Milliseconds that a page has for the rest of its file: as long as boot.js waits for the script. */
const PARSER_TIMEOUT = 8000;

/**
 * If the file is not the page to be shown, boot.js starts this script while the file is still being parsed. For Chromium
 * a file that broke off is being parsed for ever.
 * @returns whether the page is whole
 */
const parsed = once(async (): Promise<boolean> => {
  if (document.readyState !== 'loading') return true;
  const end = new Promise<true>((resolve) =>
    document.addEventListener('readystatechange', () => resolve(true), { once: true }),
  );
  if (await Promise.race([end, wait(PARSER_TIMEOUT)])) return true;
  // Nothing can take the place of a page that has not begun.
  if (!document.getElementById('root')) return end;
  // Otherwise the rest, if it still came, would be added to what takes the page's place.
  window.stop();
  return false;
});

// No top-level await: with one, the bundler splits what pages share with the entry into two dozen files.
window.takeOver = once(takeOver);
// The development server's page has no boot.js to call it.
if (import.meta.env.DEV) void window.takeOver();

async function takeOver(): Promise<void> {
  const isWhole = await parsed();
  const container = document.getElementById('root');
  if (!container) throw new Error('The root element (#root) could not be found, so the site cannot start.');
  trustLibraries();
  const { href } = location;
  const prerendered = readPrerendered(container);
  // The texts in a page's data are those that it shows (pageData.ts).
  const data = isWhole ? prerendered : undefined;
  // Otherwise a lazy route would hydrate as a spinner, and the next page would have only this page's styles.
  if (data) await Promise.all([loadMatchedRoutes(), window.styled]);
  else await window.styled?.catch(() => undefined);
  // The visitor has gone back to another history entry of this document: the data is not that page's.
  if (location.href !== href) return takeOver();
  const router = createBrowserRouter(routes, data ? { hydrationData: data } : {});
  if (!data && !(await mayReplacePage(router))) return;
  await show(container, router, prerendered !== undefined, isWhole);
  followLinks(router);
  // If boot.js held the page back.
  delete document.documentElement.dataset.pending;
}

/**
 * Waits until the right page is ready: what is on the screen is not cleared any earlier, and stays if it was typed into.
 * @throws if code is missing: the page as it came is better than an error, and the next press tries again (boot.js)
 */
async function mayReplacePage(router: Router): Promise<boolean> {
  await initialized(router);
  if (window.isTyped) return false;
  const missing = Object.values(router.state.errors ?? {}).find(isMissingCode);
  // The host sends the page of another path if it has none of this one, and the service worker if it has not kept it.
  const isOfThisPath = document.documentElement.dataset.page?.split('?')[0] === location.pathname;
  if (!missing || !isOfThisPath) return true;
  router.dispose();
  throw missing;
}

async function show(
  container: HTMLElement,
  router: Router,
  isPrerendered: boolean,
  isWhole: boolean,
): Promise<void> {
  // React would not find what it rendered, and render the page again, as if it were empty.
  const isChanged = !isWhole || isMeddledWith(container);
  const carryOver = isPrerendered && isChanged ? await loadCarryOver() : undefined;
  let pressed = takeEarlyPresses();
  const onHydrated = (hydrationTime: number) => {
    // Once the search box has what was typed into it before, which it takes over in this same commit.
    queueMicrotask(() => replay(pressed));
    import('./site/startup/afterStart').then(
      ({ afterStart }) => afterStart({ router, routes, entry: import.meta.url, hydrationTime }),
      // The page works without it.
      () => undefined,
    );
  };
  const app = (
    <ReportHydration onHydrated={onHydrated}>
      <StrictMode>
        {/* Visitors wait for a page that they navigate to: rendered in small steps, it would appear later. */}
        <RouterProvider router={settledRouter(router)} useTransitions={false} />
      </StrictMode>
    </ReportHydration>
  );
  const renderAnew = () => {
    removePrerenderedHead();
    flushSync(() => createRoot(container).render(app));
  };
  if (carryOver) pressed = carryOver(container, pressed, renderAnew);
  // In a transition React yields between steps, so that a slow phone stays responsive. A press hurries the rest.
  else if (isPrerendered) startTransition(() => void hydrateRoot(container, app));
  else renderAnew();
}

type ReportHydrationProps = { onHydrated: (hydrationTime: number) => void; children: ReactNode };

/** Calls `onHydrated` once its children are hydrated or rendered, with the milliseconds that this took. */
function ReportHydration({ onHydrated, children }: ReportHydrationProps) {
  const [began] = useState(() => performance.now());
  useEffect(() => onHydrated(performance.now() - began), [onHydrated, began]);
  return children;
}

async function loadMatchedRoutes(): Promise<void> {
  const matched = matchRoutes(routes, location)?.map(({ route }) => route) ?? [];
  await Promise.all(
    matched.map(async (route) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
}

/**
 * Whether the page has what no page of the site has: the elements that Chrome and Edge put in the place of texts when
 * they translate (`font`), and those that password managers put beside fields: Keeper's has a name of its own, which is
 * not defined, and LastPass's has the attribute.
 */
const isMeddledWith = (page: HTMLElement): boolean =>
  page.querySelector('font,:not(:defined),[data-lastpass-icon-root]') !== null;

async function loadCarryOver() {
  return (await import('./site/startup/carryOver').catch(() => undefined))?.carryOver;
}

function initialized(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}
