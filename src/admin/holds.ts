import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';

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
    releaseAll: (): void => holders.clear(),

    /** Calls back when it may have changed. Returns a function that stops this. */
    onChange(listener: () => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

type Hold = ReturnType<typeof createHold>;

/** Held while a form in this tab has unsaved changes: a logout would remove the form. */
export const unsaved = createHold();

/** Held while a picture is being scaled down: a save would go without it. */
export const shrinking = createHold();

/**
 * Held while a field, or a dialog over a form, holds text that is not in the form yet: whoever leaves would lose it
 * unasked.
 */
export const typing = createHold();

export const useIsHeld = ({ onChange, isHeld }: Hold): boolean => useSyncExternalStore(onChange, isHeld);

/** Holds it while `isOn`. In a layout effect, so that what it waited for is never shown while it is still held. */
export function useHold({ hold }: Hold, isOn: boolean): void {
  useLayoutEffect(() => (isOn ? hold() : undefined), [hold, isOn]);
}

/** While something is unsaved: the browser asks before it closes the page, and a logout in another tab waits. */
export function useHoldUnsaved(isUnsaved: boolean): void {
  // Not by useHold: the tab may log out once this is let go, and a form that is left closes its draft before that.
  useEffect(() => (isUnsaved ? unsaved.hold() : undefined), [isUnsaved]);

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
