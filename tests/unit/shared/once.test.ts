import { expect, it, vi } from 'vitest';
import { once } from '../../../src/shared/once';

it('what was fetched is not fetched again', async () => {
  const fetch = vi.fn(async () => 'code');
  const load = once(fetch);
  expect(await Promise.all([load(), load()])).toEqual(['code', 'code']);
  expect(await load()).toBe('code');
  expect(fetch).toHaveBeenCalledOnce();
});

it('what failed to be fetched is tried again', async () => {
  const fetch = vi.fn(async () => 'code').mockRejectedValueOnce(new TypeError('no network'));
  const load = once(fetch);
  await expect(load()).rejects.toThrow('no network');
  expect(await load()).toBe('code');
});
