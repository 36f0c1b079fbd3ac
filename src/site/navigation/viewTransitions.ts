/** In ms: between what an ordinary computer needs to take a page over, 10 to 30, and what a telephone four times slower needs. */
const QUICK = 50;

/**
 * Pages fade into each other where the browser is quick. A slow telephone would take longer over it than over the page,
 * and so has none.
 * @param tookOver how long React needed to take the first page over, in ms
 */
export function fadeWhereQuick(tookOver: number): void {
  const start = document.startViewTransition;
  if (!start) return;
  // The router looks for it before each step.
  if (tookOver > QUICK) Object.assign(document, { startViewTransition: undefined });
  else document.startViewTransition = (update) => cutQuietly(start.call(document, update));
}

/**
 * A transition that is cut short, by a second step or a turned telephone, rejects a promise that the router leaves
 * to itself. The page is there all the same, so nobody needs to hear of it.
 */
function cutQuietly(transition: ViewTransition): ViewTransition {
  transition.ready.catch(() => undefined);
  return transition;
}
