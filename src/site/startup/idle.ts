/** Milliseconds after which a task runs although the browser was never idle. */
const LONGEST_WAIT = 10_000;
/** Milliseconds, where the browser does not tell when it is idle, as Safari: before work begins, and between its parts. */
const WAIT = 2_000;
const PAUSE = 100;

/**
 * Runs a task that nobody waits for once the browser is idle; one that fails is only a warning. Returns what cancels
 * it.
 * @param wait milliseconds, where the browser does not tell when it is idle
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

/** Nobody awaits work in the background: its failing is only logged. */
export const warnOfFailure = (error: unknown) => console.warn('Work in the background failed', error);

/** Resolves once the browser is idle: to be awaited between two background tasks. */
export const untilIdle = (): Promise<void> =>
  new Promise((resolve) => void whenIdle(async () => resolve(), PAUSE));
