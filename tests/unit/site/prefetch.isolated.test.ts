// @vitest-environment happy-dom
import type { RouteObject } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { prefetchOnIntent } from '../../../src/site/startup/prefetch';

vi.mock('../../../src/site/lateLoaders');

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Touches a link. @returns the mock that fetches its page's code */
function touchALink(saveData: boolean) {
  vi.stubGlobal('navigator', { connection: { saveData } });
  const lazy = vi.fn(async () => ({}));
  const routes: RouteObject[] = [{ path: '/about', lazy }];
  prefetchOnIntent(routes);
  document.body.innerHTML = '<a href="/about">About</a>';
  document.querySelector('a')?.dispatchEvent(new Event('touchstart', { bubbles: true }));
  return lazy;
}

it('touching a link fetches its page’s code, unless the browser is to save data', () => {
  expect(touchALink(true)).not.toHaveBeenCalled();
  expect(touchALink(false)).toHaveBeenCalledOnce();
});
