import { act } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { followLinks } from '../../../../src/site/navigation/followLinks';
import { ReturnToPlace } from '../../../../src/site/navigation/ReturnToPlace';
import { SCROLL_POSITIONS_KEY } from '../../../../src/site/navigation/useLateScrollRestoration';
import { eventually, render } from '../support/render';

const Layout = () => (
  <main>
    <ReturnToPlace />
    <Outlet />
  </main>
);

it('a page keeps its place under its address if a full page load opened it, and otherwise for that visit alone', async () => {
  const children = [{ path: '*', element: null }];
  const router = createMemoryRouter([{ Component: Layout, children }], { initialEntries: ['/tapes?q=foil'] });
  onTestFinished(() => router.dispose());
  await render(<RouterProvider router={router} />);
  vi.stubGlobal('scrollY', 500);
  await act(() => router.navigate('/tapes?q=foam'));
  const { key } = router.state.location;
  vi.stubGlobal('scrollY', 900);
  dispatchEvent(new Event('pagehide'));
  const places: unknown = JSON.parse(sessionStorage.getItem(SCROLL_POSITIONS_KEY) ?? '');
  expect(places).toEqual({ '/tapes?q=foil': 500, [key]: 900 });
});

/** Names the same tape at several heights, in px. */
const Article = () =>
  [100, 400, 900].map((top) => (
    <a key={top} href="/tape" data-top={top}>
      Tape
    </a>
  ));

it('Back leads to the link that was pressed, not to another one to the same page', async () => {
  let shift = 0;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, Number(this.dataset.top) + shift);
  });
  const scrollBy = vi.spyOn(window, 'scrollBy').mockReturnValue();
  const children = [
    { path: '/', Component: Article },
    { path: '/tape', element: null },
  ];
  const router = createMemoryRouter([{ Component: Layout, children }]);
  onTestFinished(() => router.dispose());
  const { shell } = await render(<RouterProvider router={router} />);
  followLinks(router);
  const middle = () => shell.querySelector<HTMLElement>('[data-top="400"]');
  await act(async () => middle()?.click());
  await eventually(() => expect(shell.querySelector('a')).toBeNull());
  expect(document.documentElement.dataset).not.toHaveProperty('whole');
  // What is above it turns out to be taller than it was.
  shift = 50;
  await act(() => router.navigate(-1));
  await eventually(() => expect(document.activeElement).toBe(middle()));
  expect(scrollBy).toHaveBeenCalledWith(0, shift);
  // So that the position is that of the page as it was left.
  expect(document.documentElement.dataset).toHaveProperty('whole');
});
