import { startTransition } from 'react';
import type { Location, RouterProviderProps } from 'react-router-dom';

type Router = RouterProviderProps['router'];

/** The address of the page whose code or data is being fetched. */
let pending: Location | undefined;
/** The address of the last page that was fetched. React may not have shown it yet. */
let fetched: Location | undefined;
/** A page transition has yet to show its page. */
let isHeld = false;
const listeners = new Set<(pending: Location | undefined) => void>();

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
 * once more; whoever needs to know of it uses `onPending`. The same page with newer data is rendered in small steps,
 * between which the page responds: nobody waits for it.
 */
export function settledRouter(router: Router): Router {
  const first = router.state.location;
  router.subscribe(({ location, navigation }) => {
    fetched = location;
    if (navigation.location === pending) return;
    pending = navigation.location;
    for (const tell of listeners) tell(pending);
  });
  const subscribe: Router['subscribe'] = (tellReact) => {
    let latest = router.state;
    let shown = latest.location.pathname;
    const tell: typeof tellReact = (state, change) => {
      if (state.location.pathname !== shown) leaveLink();
      shown = state.location.pathname;
      tellReact(state, change);
    };
    // The visitor has gone back while React was taking over the page, which it began with the first state.
    if (latest.location !== first) tell(latest, { deletedFetchers: [], newErrors: null, flushSync: false });
    return router.subscribe((state, { viewTransitionOpts: transition, ...change }) => {
      if (state.navigation.state !== 'idle') return;
      const isUpdate = state.location === latest.location;
      latest = state;
      if (!transition) {
        const show = () => tell(state, change);
        return isUpdate ? startTransition(show) : show();
      }
      const { nextLocation } = transition;
      // The latest state: a later navigation may have ended before this one is shown.
      const show = () => {
        isHeld = false;
        tell(latest, { ...change, flushSync: true });
      };
      isHeld = true;
      pageTransition({ path: nextLocation.pathname, isReturn: nextLocation !== state.location }, show);
    });
  };
  return Object.create(router, { subscribe: { value: subscribe } });
}

/** Takes the focus from a link that is about to go: browsers take several times as long to remove a page with it. */
function leaveLink(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLAnchorElement && focused.closest('main')) focused.blur();
}

/**
 * Resolves once no navigation is pending and the last one is shown. Revalidating any earlier would restart that
 * navigation and lose its scroll position.
 */
export async function untilSettled(): Promise<void> {
  let last: Location | undefined;
  do {
    await untilFetched();
    last = fetched;
    // React shows a page in a task of its own, which one frame may overtake.
    await nextFrame();
    await nextFrame();
    // Meanwhile another page may have been asked for; one that was fetched ahead is never pending in between.
  } while (pending || isHeld || fetched !== last);
}

function untilFetched(): Promise<void> {
  return new Promise((resolve) => {
    if (!pending) return resolve();
    const stop = onPending((address) => {
      if (address) return;
      stop();
      resolve();
    });
  });
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Calls `tell` with the address of the page whose code or data is being fetched, and with undefined once it is there.
 * @returns what ends it
 */
export function onPending(tell: (pending: Location | undefined) => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
