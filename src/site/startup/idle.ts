/**
 * Runs a task that nobody waits for once the browser is idle; one that fails is only a warning. Returns what cancels
 * it.
 */
export function whenIdle(task: () => Promise<void>): () => void {
  const run = () => void task().catch(warnOfFailure);
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(run, { timeout: 10_000 });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, 2_000);
  return () => clearTimeout(timer);
}

/** For work that nobody waits for: they see none of its failing. */
export const warnOfFailure = (error: unknown) => console.warn('Work in the background failed', error);

/** Resolves once the browser is idle: to be awaited between two background tasks. */
export const untilIdle = (): Promise<void> => new Promise((resolve) => void whenIdle(async () => resolve()));
