import { expect, it, vi } from 'vitest';
import { noteFailure, readAttempts, secondsToWait } from '../../../../src/admin/auth/attempts';

it('the login slows down after five failures, up to a minute', () => {
  const wait = (failed: number) => secondsToWait({ failed, last: 1000 }, 1000);
  expect([4, 5, 6, 7, 20].map(wait)).toEqual([0, 2, 4, 8, 60]);
  expect(secondsToWait({ failed: 5, last: 1000 }, 3000)).toBe(0);
  // The clock was set back since.
  expect(secondsToWait({ failed: 5, last: 9_000_000 }, 1000)).toBe(2);
});

it('a failure that the session’s storage has no room for is not counted', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => '{"failed":2,"last":500}',
    setItem: () => {
      throw new DOMException('', 'QuotaExceededError');
    },
  });
  noteFailure(1000);
  expect(readAttempts()).toEqual({ failed: 2, last: 500 });
});
