/**
 * The times of what comes after the `newest` of its kind, in milliseconds: `at` orders it after that, whatever the clock
 * does, and `clock` is the time by the clock if that is earlier.
 */
export const timesAfter = (newest: number, clock: number): { at: number; clock?: number } =>
  clock > newest ? { at: clock } : { at: newest + 1, clock };
