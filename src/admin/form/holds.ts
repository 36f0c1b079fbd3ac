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

    /** Starts to hold it. Returns a function that lets go of it. */
    hold(): () => void {
      const holder = Symbol();
      holders.add(holder);
      tell();
      return () => {
        if (holders.delete(holder)) tell();
      };
    },

    /** Lets go of it for all holders, without notifying listeners. */
    letGo: (): void => holders.clear(),

    /** Calls back when it may have changed. Returns a function that stops this. */
    onChange(listener: () => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** Held while a form in this tab has unsaved changes: a logout would remove the form. */
export const unsaved = createHold();

/** Held while a picture is being scaled down: a save would go without it. */
export const scaling = createHold();

export const useIsScaling = (): boolean => useSyncExternalStore(scaling.onChange, scaling.isHeld);
