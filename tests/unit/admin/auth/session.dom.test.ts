import { beforeEach, expect, it, vi } from 'vitest';
import { seedAuth } from '../../../../src/admin/auth/session';
import { localKeys } from '../../../../src/admin/storage/adminKeys';

beforeEach(() => localStorage.clear());

const seeded = (stored?: string): string | null => {
  if (stored !== undefined) localStorage.setItem(localKeys.auth, stored);
  seedAuth();
  return localStorage.getItem(localKeys.auth);
};

it('the login’s key is false at first, and then stays as it is', () => {
  expect(seeded()).toBe('false');
  expect(seeded('true')).toBe('true');
});

it('what is no boolean is replaced, and the console says so', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(seeded('{"loggedIn":true}')).toBe('false');
  expect(warn).toHaveBeenCalledOnce();
});
