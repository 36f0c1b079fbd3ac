type Options = { ifAvailable?: boolean };
type Work = (lock: { name: string } | null) => unknown;

/** Provides Web Locks, which happy-dom lacks. Returns a function that releases all of them, as if tabs were killed. */
export function provideLocks(): () => void {
  const held = new Map<string, Promise<unknown>>();
  const locks = {
    async request(name: string, { ifAvailable }: Options, work: Work) {
      if (held.has(name) && ifAvailable) return work(null);
      if (held.has(name)) await held.get(name);
      const done = Promise.resolve(work({ name }));
      held.set(name, done);
      return done.finally(() => held.get(name) === done && held.delete(name));
    },
    query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }),
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  return () => held.clear();
}

export const withoutLocks = () => Reflect.deleteProperty(navigator, 'locks');
