import { type RefObject, useRef } from 'react';
import { type Direction, focusRowButton, type Step } from './RowButtons';

/**
 * Moves a row by one step. While the pointer stays where it is, each click moves the same row on, although another
 * row lies below the pointer by now.
 * @param list what holds all rows
 * @param move moves a row from one index to another, and has rendered it there on return
 */
export function useSteps(
  count: number,
  list: RefObject<HTMLElement | null>,
  move: (from: number, to: number) => void,
): Step {
  /** Where the pointer was when it last moved a row by a step, and that row's index since. */
  const lastStep = useRef<{ direction: Direction; row: number; count: number; x: number; y: number }>(
    undefined,
  );

  return (direction, pressed, { detail, clientX: x, clientY }) => {
    const last = lastStep.current;
    // Relative to the list, which may have been scrolled since.
    const y = clientY - (list.current?.getBoundingClientRect().top ?? 0);
    const isSame = last?.direction === direction && last.count === count && last.x === x && last.y === y;
    const from = detail > 0 && isSame ? last.row : pressed;
    const to = direction === 'up' ? from - 1 : from + 1;
    if (to < 0 || to >= count) return;
    move(from, to);
    lastStep.current = { direction, row: to, count, x, y };
    // Rows have no identity but their place, so the focus is moved along by hand.
    focusRowButton(list.current, direction, to);
  };
}
