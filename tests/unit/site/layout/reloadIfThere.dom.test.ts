import { afterEach, expect, it, vi } from 'vitest';
import { reloadIfThere } from '../../../../src/site/layout/reloadIfThere';

afterEach(() => {
  history.replaceState(null, '', '/');
});

it.each([
  ['the host answers', 200, true],
  ['the host knows no such page', 404, true],
  ['the host is out of order', 500, false],
  ['no host answers', undefined, false],
])('if %s (%s), a page is loaded anew: %s', async (_what, status, reloads) => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const ask = vi.fn(async () => {
    if (status === undefined) throw new TypeError('Failed to fetch');
    return new Response('', { status });
  });
  vi.stubGlobal('fetch', ask);
  expect(await reloadIfThere()).toBe(reloads);
  // What the browser's cache or the worker keeps is no answer of the host's.
  const signal = expect.any(AbortSignal);
  expect(ask).toHaveBeenCalledExactlyOnceWith(location.href, { cache: 'no-store', signal });
  expect(reload).toHaveBeenCalledTimes(reloads ? 1 : 0);
});

it('a page that was left while the host was asked is not', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  vi.stubGlobal('fetch', async () => {
    history.replaceState(null, '', '/contact');
    return new Response('');
  });
  expect(await reloadIfThere()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
