import { act } from 'react';
import { onTestFinished } from 'vitest';
import { deferred } from '../../deferred';

type Options = { ifAvailable?: boolean };
type Work = (lock: { name: string } | null) => unknown;

/**
 * Provides Web Locks, which happy-dom lacks, until the test ends. Returns a function that releases all of them, as if
 * tabs were killed.
 */
export function provideLocks(): () => void {
  const held = new Map<string, Promise<unknown>>();
  const locks = {
    async request(name: string, { ifAvailable }: Options, work: Work) {
      if (held.has(name) && ifAvailable) return work(null);
      const run = () => work({ name });
      const done = held.get(name)?.then(run, run) ?? Promise.resolve(run());
      held.set(name, done);
      return done.finally(() => held.get(name) === done && held.delete(name));
    },
    query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }),
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  onTestFinished(withoutLocks);
  return () => held.clear();
}

/** Takes the locks away while the test still runs. */
export const withoutLocks = () => void Reflect.deleteProperty(navigator, 'locks');

/** Makes saves wait for their turn, as another tab's save does. Returns a function that lets them go on. */
export async function holdSaves(): Promise<() => Promise<void>> {
  const [held, free] = [deferred(), deferred()];
  void navigator.locks.request('content', {}, () => {
    held.resolve();
    return free.promise;
  });
  await act(() => held.promise);
  return () => act(async () => free.resolve());
}

/** Waits for all saves that wait for their turn. */
export const savesAreDone = () => act(() => navigator.locks.request('content', {}, () => undefined));
