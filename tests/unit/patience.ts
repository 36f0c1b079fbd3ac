import { setTimeout as wait } from 'node:timers/promises';

/** ms; long, for a slow machine: what is right is seen at once. */
const PATIENCE = 30_000;

/** Between two looks. */
export const pause = (): Promise<void> => wait(20);

/** Waits until this throws nothing, and gives what it returns. */
export async function patiently<T>(check: () => T | Promise<T>, betweenLooks = pause): Promise<T> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > end) throw error;
      await betweenLooks();
    }
  }
}
