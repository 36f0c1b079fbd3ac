import { describe, expect, it } from 'vitest';
import { secondsToWait } from '../../../../src/admin/auth/attempts';

describe('the login', () => {
  it('slows down after five failures, up to a minute', () => {
    const wait = (failed: number) => secondsToWait({ failed, last: 1000 }, 1000);
    expect([4, 5, 6, 7, 20].map(wait)).toEqual([0, 2, 4, 8, 60]);
    expect(secondsToWait({ failed: 5, last: 1000 }, 3000)).toBe(0);
    // The clock was set back since.
    expect(secondsToWait({ failed: 5, last: 9_000_000 }, 1000)).toBe(2);
  });
});
