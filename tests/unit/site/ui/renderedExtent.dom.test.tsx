import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { useRenderedCards } from '../../../../src/site/ui/useRenderedExtent';
import { render } from '../support/render';

const CARDS = Array.from({ length: 40 }, (_, card) => card);

function List() {
  return useRenderedCards(CARDS).map((card) => <p key={card}>{card}</p>);
}

let drawFrame: () => void;

/** Opens a page before the list, or the list; frames are drawn only by calling `drawFrame`. */
async function open(path: string) {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    drawFrame = run;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  const router = createMemoryRouter(
    [
      { path: '/', element: null },
      { path: '/list', Component: List },
    ],
    { initialEntries: [path] },
  );
  const { shell } = await render(<RouterProvider router={router} />);
  return { router, count: () => shell.querySelectorAll('p').length };
}

afterEach(() => void vi.useRealTimers());

it('renders the rest of a page that was navigated to once its first cards are painted', async () => {
  const { router, count } = await open('/');
  await act(() => router.navigate('/list'));
  expect(count()).toBeGreaterThan(0);
  expect(count()).toBeLessThan(CARDS.length);
  // Nothing more is rendered in the frame itself, which is painted at its end.
  await act(() => drawFrame());
  expect(count()).toBeLessThan(CARDS.length);
  await act(() => vi.runAllTimers());
  expect(count()).toBe(CARDS.length);
});

it('renders all of a page at the start of a visit, and on going back', async () => {
  const { router, count } = await open('/list');
  expect(count()).toBe(CARDS.length);
  await act(() => router.navigate('/'));
  await act(() => router.navigate(-1));
  expect(count()).toBe(CARDS.length);
});
