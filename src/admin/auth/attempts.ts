import { sessionKeys } from '../storage/adminKeys';

const KEY = sessionKeys.loginAttempts;
const FREE_ATTEMPTS = 5;
/** Seconds. */
const LONGEST_WAIT = 60;

/** `last`: when the last one failed, in milliseconds. */
type Attempts = { failed: number; last: number };

/**
 * Seconds to wait before the next attempt, 0 if it may be made now. The first five attempts need no wait; from the
 * fifth failure on, each is followed by 2, 4, 8, … seconds, up to a minute.
 */
export function secondsToWait({ failed, last }: Attempts, now: number): number {
  if (failed < FREE_ATTEMPTS) return 0;
  const wait = Math.min(2 ** (failed - FREE_ATTEMPTS + 1), LONGEST_WAIT);
  // Never longer than `wait`, even if the clock was set back since.
  return Math.min(wait, Math.max(0, Math.ceil((last + wait * 1000 - now) / 1000)));
}

/** Kept in session storage, so that a reload does not reset them. */
export function readAttempts(): Attempts {
  try {
    const { failed, last } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Attempts>;
    return { failed: Number(failed) || 0, last: Number(last) || 0 };
  } catch {
    return { failed: 0, last: 0 };
  }
}

export function noteFailure(now: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ failed: readAttempts().failed + 1, last: now }));
  } catch {
    // A browser that stores nothing here does not slow the login down.
  }
}

export function forgetFailures(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // A browser that allows no access kept none either.
  }
}
