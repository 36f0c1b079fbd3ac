import { useSyncExternalStore } from 'react';

/** A flag that several components can hold at once, readable outside React. */
function createHold() {
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

/** Whether a form of this tab holds what was not saved: a logout would take the form away. */
export const unsaved = createHold();

/** Whether a chosen picture is still being scaled down: a save would go without it. */
export const scaling = createHold();

export const useIsScaling = (): boolean => useSyncExternalStore(scaling.onChange, scaling.isHeld);
