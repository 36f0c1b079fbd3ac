/** Milliseconds after which a task runs even if the browser was never idle. */
const LONGEST_WAIT = 10_000;
/** Milliseconds, in browsers that do not report idle time (Safari): before work begins, and between its parts. */
const WAIT = 2_000;
const PAUSE = 100;

/**
 * Runs a task that nobody waits for once the browser is idle; if it fails, only a warning is logged.
 * @param wait milliseconds, in browsers that do not report idle time
 * @returns a function that cancels the task
 */
export function whenIdle(task: () => Promise<void>, wait = WAIT): () => void {
  const run = () => void task().catch(warnOfFailure);
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(run, { timeout: LONGEST_WAIT });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, wait);
  return () => clearTimeout(timer);
}

/** Nobody awaits background work, so its failure is only logged. */
export const warnOfFailure = (error: unknown) => console.warn('Work in the background failed', error);

/** Resolves once the browser is idle; to be awaited between two background tasks. */
export const untilIdle = (): Promise<void> =>
  new Promise((resolve) => void whenIdle(async () => resolve(), PAUSE));
