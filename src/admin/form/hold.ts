/** A flag that several components can hold at once, readable outside React. */
export function createHold() {
  const holders = new Set<symbol>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    isHeld: (): boolean => holders.size > 0,

    /** Begins it. Returns the way to end it. */
    hold(): () => void {
      const holder = Symbol();
      holders.add(holder);
      tell();
      return () => {
        if (holders.delete(holder)) tell();
      };
    },

    /** Ends it for all, and calls nobody back. */
    letGo: (): void => holders.clear(),

    /** Calls back when it may have begun or ended. Returns the way to stop. */
    onChange(listener: () => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
