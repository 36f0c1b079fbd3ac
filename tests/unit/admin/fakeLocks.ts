type Options = { ifAvailable?: boolean };
type Work = (lock: { name: string } | null) => unknown;

/** Gives the browser Web Locks, which happy-dom has none of. Returns how it takes them from a tab that is killed. */
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
