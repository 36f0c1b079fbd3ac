import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { RootError } from '../../../../src/site/layout/RootError';
import { eventually, prerendered, render } from '../support/render';

/* Specification, section 8. */

/** The page with an error. */
function page(error: unknown, path = '/') {
  const router = createMemoryRouter([{ id: 'root', path: '/', element: null, ErrorBoundary: RootError }], {
    initialEntries: [path],
    ...(error === undefined ? {} : { hydrationData: { errors: { root: error } } }),
  });
  return <RouterProvider router={router} />;
}

/** The screen that an error leads to. */
const show = (error: unknown, path?: string): HTMLElement => prerendered(page(error, path));

it.each([
  { what: 'an error', path: '/', error: new Error('The page did not come.'), says: 'The page did not come.' },
  { what: 'what is no error', path: '/', error: 'No answer', says: 'No answer' },
  { what: 'a status', path: '/nowhere', error: undefined, says: '404 Not Found' },
])('$what is shown under the heading of section 8', ({ path, error, says }) => {
  const shell = show(error, path);
  const [heading, message, ...others] = shell.querySelectorAll('[role=alert] > *');
  expect(heading?.outerHTML).toBe('<h1>Unexpected Application Error!</h1>');
  expect(message?.textContent).toBe(says);
  expect(others).toEqual([]);
});

it('leads to the home page by a full page load: the router would not fetch again what failed', () => {
  const link = show(new Error('The page did not come.')).querySelector('a');
  expect([link?.getAttribute('href'), link?.target]).toEqual(['/', '_self']);
});

describe('a page whose code is gone', () => {
  const gone = new TypeError('Failed to fetch dynamically imported module: /assets/gone.js');

  it.each([
    [true, 0, 'Try again in a minute'],
    [false, 61, 'You are offline'],
  ])('is explained, online: %s, %d seconds after it was opened', (isOnline, seconds, says) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    vi.spyOn(performance, 'now').mockReturnValue(seconds * 1000);
    expect(show(gone).querySelector('[role=alert]')?.textContent).toContain(says);
  });

  it.each([
    ['navigate', 1, false],
    ['navigate', 6, true],
    // The reload may have been this screen's own.
    ['reload', 6, false],
    ['reload', 61, true],
  ])('after a %s %d seconds ago is loaded anew: %s', (type, seconds, isLoadedAnew) => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);
    vi.spyOn(performance, 'now').mockReturnValue(seconds * 1000);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    expect(show(gone).querySelector('[role=alert]') === null).toBe(isLoadedAnew);
  });

  it('is explained if the host does not answer, and loaded anew once there is a network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    vi.spyOn(performance, 'now').mockReturnValue(61_000);
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    const host = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    vi.stubGlobal('fetch', host.mockResolvedValue(new Response('')));
    const { shell } = await render(page(gone));
    await eventually(() => expect(shell.textContent).toContain('Try again in a minute'));
    expect(reload).not.toHaveBeenCalled();
    dispatchEvent(new Event('online'));
    await eventually(() => expect(reload).toHaveBeenCalledOnce());
  });
});

it.each([
  ['whose texts a translator has replaced', 'NotFoundError', true],
  ['with another error of the browser', 'QuotaExceededError', false],
])('a page %s (%s) is loaded anew: %s', (_what, name, isLoadedAnew) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  vi.spyOn(performance, 'now').mockReturnValue(61_000);
  expect(show(new DOMException('', name)).querySelector('[role=alert]') === null).toBe(isLoadedAnew);
});
