/**
 * A transition that is cut short, by a second step or a turned telephone, rejects a promise that the router leaves
 * to itself. The page is there all the same, so nobody needs to hear of it.
 */
export function cutTransitionsQuietly(): void {
  const start = document.startViewTransition;
  if (!start) return;
  document.startViewTransition = (update) => {
    const transition = start.call(document, update);
    transition.ready.catch(() => undefined);
    return transition;
  };
}
