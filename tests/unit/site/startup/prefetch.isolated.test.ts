// @vitest-environment happy-dom
import type { RouteObject } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { loadAhead } from '../../../../src/site/lateLoaders';
import { prefetchOnIntent } from '../../../../src/site/startup/prefetch';

vi.mock('../../../../src/site/lateLoaders');

afterEach(() => document.body.replaceChildren());

/** Touches or focuses a link. @returns the mock that fetches its page's code */
function reachALink(by: 'touchstart' | 'focusin', saveData: boolean) {
  vi.stubGlobal('navigator', { connection: { saveData } });
  const lazy = vi.fn(async () => ({}));
  const routes: RouteObject[] = [{ path: '/about', lazy }];
  prefetchOnIntent(routes);
  document.body.innerHTML = '<a href="/about">About</a>';
  document.querySelector('a')?.dispatchEvent(new Event(by, { bubbles: true }));
  return lazy;
}

it.each(['touchstart', 'focusin'] as const)(
  '%s on a link fetches its page’s code, unless data is to be saved',
  (by) => {
    expect(reachALink(by, true)).not.toHaveBeenCalled();
    expect(reachALink(by, false)).toHaveBeenCalledOnce();
  },
);

it('pointing at a link loads its page’s data, but not if it leads to this page, the admin or another site', () => {
  vi.stubGlobal('navigator', {});
  prefetchOnIntent([{ path: '*', loader: () => null }]);
  const addresses = ['#end', '/admin/login', 'https://other.example/about', '/about?q=a#end'];
  document.body.innerHTML = addresses.map((address) => `<a href="${address}">x</a>`).join('');
  for (const link of document.querySelectorAll('a'))
    link.dispatchEvent(new Event('pointerover', { bubbles: true }));
  const urls = vi.mocked(loadAhead).mock.calls.map(([, url]) => url);
  expect(urls).toEqual([`${location.origin}/about?q=a`]);
});
