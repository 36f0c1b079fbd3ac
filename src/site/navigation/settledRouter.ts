import { useSyncExternalStore } from 'react';
import type { Location, RouterProviderProps } from 'react-router-dom';

type Router = RouterProviderProps['router'];

/** The address of the page whose code or data is being fetched. */
let pending: Location | undefined;
const listeners = new Set<() => void>();

/** The transition that a link asks for: from a card to its page (`path`), or back. */
type TransitionRequest = { path: string; isReturn: boolean };

/** Shows the other page by calling `show`. */
export type PageTransition = (request: TransitionRequest, show: () => void) => void;

let pageTransition: PageTransition = (_, show) => show();

/** Makes `transition` show the other page when a link asks for it (`data-transition`). */
export function setPageTransition(transition: PageTransition): void {
  pageTransition = transition;
}

/**
 * The router as React sees it: it only reports finished navigations. A pending one would make React render the old page
 * once more; components that need to know of it use `usePending`.
 */
export function settledRouter(router: Router): Router {
  router.subscribe(({ navigation }) => {
    pending = navigation.location;
    for (const tell of listeners) tell();
  });
  const subscribe: Router['subscribe'] = (tell) => {
    let there = router.state;
    return router.subscribe((state, { viewTransitionOpts: transition, ...change }) => {
      if (state.navigation.state !== 'idle') return;
      there = state;
      if (!transition) return tell(state, { ...change, viewTransitionOpts: undefined });
      const { nextLocation } = transition;
      // The latest state: a later navigation may have ended before this one is shown.
      const show = () => tell(there, { ...change, viewTransitionOpts: undefined, flushSync: true });
      pageTransition({ path: nextLocation.pathname, isReturn: nextLocation !== state.location }, show);
    });
  };
  return Object.create(router, { subscribe: { value: subscribe } });
}

/** The address of the page whose code or data is being fetched, if there is one. */
export const usePending = (): Location | undefined =>
  useSyncExternalStore(
    listen,
    () => pending,
    () => undefined,
  );

/**
 * Resolves once no navigation is pending and the last one is shown. Revalidating any earlier would restart that
 * navigation and lose its scroll position.
 */
export async function untilSettled(): Promise<void> {
  do {
    await untilFetched();
    // A view transition captures the old page in the first frame and holds the second until the new page is there.
    await nextFrame();
    await nextFrame();
  } while (pending);
}

function untilFetched(): Promise<void> {
  return new Promise((resolve) => {
    if (!pending) return resolve();
    const stop = listen(() => {
      if (pending) return;
      stop();
      resolve();
    });
  });
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
