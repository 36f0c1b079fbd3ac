import type { RouteObject } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { prefetchOnIntent } from '../../../src/site/startup/prefetch';

vi.mock('../../../src/site/lateLoaders');

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** What is fetched when a finger touches a link. */
function touchALink(saveData: boolean) {
  vi.stubGlobal('navigator', { connection: { saveData } });
  const lazy = vi.fn(async () => ({}));
  const routes: RouteObject[] = [{ path: '/about', lazy }];
  prefetchOnIntent(routes);
  document.body.innerHTML = '<a href="/about">About</a>';
  document.querySelector('a')?.dispatchEvent(new Event('touchstart', { bubbles: true }));
  return lazy;
}

it('a link that is touched has its page’s code fetched, but not where data are to be saved', () => {
  expect(touchALink(true)).not.toHaveBeenCalled();
  expect(touchALink(false)).toHaveBeenCalledOnce();
});
