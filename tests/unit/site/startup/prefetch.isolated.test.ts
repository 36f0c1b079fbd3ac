// @vitest-environment happy-dom
import type { RouteObject } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { loadAhead } from '../../../../src/site/lateLoaders';
import { prefetchOnIntent } from '../../../../src/site/startup/prefetch';

vi.mock('../../../../src/site/lateLoaders');

afterEach(() => document.body.replaceChildren());

/** Touches or focuses a link. @returns how often its page’s code was fetched */
function reachALink(by: 'touchstart' | 'focusin', saveData: boolean) {
  vi.stubGlobal('navigator', { connection: { saveData } });
  let asked = 0;
  // As without a network, which must leave no unhandled error. A mock function would handle it.
  const lazy = async () => {
    asked += 1;
    throw new TypeError('Failed to fetch');
  };
  const routes: RouteObject[] = [{ path: '/about', lazy }];
  prefetchOnIntent(routes);
  document.body.innerHTML = '<a href="/about">About</a>';
  document.querySelector('a')?.dispatchEvent(new Event(by, { bubbles: true }));
  return asked;
}

it.each(['touchstart', 'focusin'] as const)(
  '%s on a link fetches its page’s code, unless data is to be saved',
  (by) => {
    expect(reachALink(by, true)).toBe(0);
    expect(reachALink(by, false)).toBe(1);
  },
);

it('pointing at a link loads its page’s data, but not if it leads to this page, the admin or another site', () => {
  vi.stubGlobal('navigator', {});
  const loader = () => null;
  prefetchOnIntent([{ loader: () => 'what is around it', children: [{ path: '*', loader }] }]);
  const addresses = ['#end', '/admin/login', 'https://other.example/about', '/about?q=a#end'];
  document.body.innerHTML = addresses.map((address) => `<a href="${address}">x</a>`).join('');
  for (const link of document.querySelectorAll('a'))
    link.dispatchEvent(new Event('pointerover', { bubbles: true }));
  const asked = vi.mocked(loadAhead).mock.calls.map(([own, url]) => ({ own, url }));
  expect(asked).toEqual([{ own: loader, url: `${location.origin}/about?q=a` }]);
});
