import { setTimeout as wait } from 'node:timers/promises';

/** In ms. Long, for slow machines: a check that succeeds does not wait. */
const PATIENCE = 30_000;

/** The clock as it is: tests may let `performance` go faster. */
export const realNow = performance.now.bind(performance);

/** The pause between two checks. */
export const pause = (): Promise<void> => wait(20);

/** Repeats `check` until it throws nothing, and returns its result. */
export async function patiently<T>(check: () => T | Promise<T>, betweenLooks = pause): Promise<T> {
  const end = realNow() + PATIENCE;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (realNow() > end) throw error;
      await betweenLooks();
    }
  }
}
