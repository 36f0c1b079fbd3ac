import { beforeEach, expect, it, vi } from 'vitest';
import { withSaveLock } from '../../../../src/admin/history/saving/saveLock';
import { provideLocks, withoutLocks } from '../support/fakeLocks';

beforeEach(() => void provideLocks());

it('work that fails is not done a second time', async () => {
  const work = vi.fn().mockRejectedValue(new Error('No room.'));
  await expect(withSaveLock(work)).rejects.toThrow('No room.');
  expect(work).toHaveBeenCalledTimes(1);
});

it('work is done without a lock if none comes, or the browser has none', async () => {
  const work = vi.fn().mockResolvedValue('saved');
  navigator.locks.request = () => Promise.reject(new DOMException('It took too long.', 'TimeoutError'));
  expect(await withSaveLock(work)).toBe('saved');
  withoutLocks();
  expect(await withSaveLock(work)).toBe('saved');
  expect(work).toHaveBeenCalledTimes(2);
});
