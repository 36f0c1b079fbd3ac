import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Focuses the control that stands where the used one was: adding or removing a tape removes that one from the page.
 * @param frame holds the menu that adds tapes and the links that remove them (`data-remove`)
 */
export function useFocusAfterChange(frame: RefObject<HTMLElement | null>, ids: readonly string[]): void {
  const last = useRef(ids);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = ids;
    // A reload of the same tapes makes another array.
    const isSame = before.join(' ') === ids.join(' ');
    if (isSame || document.activeElement !== document.body) return;
    const menu = frame.current?.querySelector('select');
    const links = [...(frame.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    const removed = before.findIndex((id) => !ids.includes(id));
    const next = removed < 0 ? (menu ?? links.at(-1)) : (links[Math.min(removed, links.length - 1)] ?? menu);
    next?.focus();
  }, [frame, ids]);
}
