import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { FilterPanel } from '../../../../src/site/ui/FilterPanel';
import { Prose } from '../../../../src/site/ui/Prose';
import { Section } from '../../../../src/site/ui/Section';
import { useRenderedCards } from '../../../../src/site/ui/useRenderedExtent';
import { render } from '../support/render';

const CARDS = Array.from({ length: 40 }, (_, card) => card);

function List() {
  return (
    <>
      <FilterPanel label="Filter">
        <a href="/list?filtered">Filtered</a>
      </FilterPanel>
      <Section isFar>
        <b>Far below</b>
      </Section>
      <Prose html="<i>First</i>" />
      {useRenderedCards(CARDS).map((card) => (
        <p key={card}>{card}</p>
      ))}
    </>
  );
}

let frame: (() => void)[];
const drawFrame = () => frame.splice(0).forEach((run) => void run());

/** Opens a page before the list, or the list; frames are drawn only by calling `drawFrame`. */
async function open(path: string) {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  frame = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frame.push(run));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  const router = createMemoryRouter(
    [
      { path: '/', element: null },
      { path: '/list', Component: List },
    ],
    { initialEntries: [path] },
  );
  const { shell } = await render(<RouterProvider router={router} />);
  return {
    router,
    hasFarSection: () => shell.querySelector('b') !== null,
    textClass: () => shell.querySelector('i')?.parentElement?.className,
    count: () => shell.querySelectorAll('p').length,
    filters: () => [shell.querySelectorAll('aside a').length, shell.querySelectorAll('details a').length],
  };
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

it('leaves out what is far below until then, and lays out only the beginning of a text', async () => {
  const { router, hasFarSection, textClass } = await open('/');
  await act(() => router.navigate('/list'));
  expect(hasFarSection()).toBe(false);
  expect(textClass()).toContain('beginning');
  await act(() => drawFrame());
  await act(() => vi.runAllTimers());
  expect(hasFarSection()).toBe(true);
  expect(textClass()).not.toContain('beginning');
});

it('renders all of a page at the start of a visit, and on going back', async () => {
  const { router, count, hasFarSection, textClass } = await open('/list');
  expect(count()).toBe(CARDS.length);
  expect(hasFarSection()).toBe(true);
  expect(textClass()).not.toContain('beginning');
  await act(() => router.navigate('/'));
  await act(() => router.navigate(-1));
  expect(count()).toBe(CARDS.length);
});

it('renders all of a page of which the link names a place', async () => {
  const { router, count } = await open('/');
  await act(() => router.navigate('/list#place'));
  expect(count()).toBe(CARDS.length);
});

it('renders another view of a list like another page, and its filters as they were', async () => {
  const { router, count, filters } = await open('/list');
  await act(() => router.navigate('/list?filtered'));
  expect(count()).toBeLessThan(CARDS.length);
  expect(filters()).toEqual([1, 1]);
  await act(() => drawFrame());
  await act(() => vi.runAllTimers());
  expect(count()).toBe(CARDS.length);
  await act(() => router.navigate(-1));
  expect(count()).toBe(CARDS.length);
  await act(() => router.navigate('#place'));
  expect(count()).toBe(CARDS.length);
});

it.each([
  ['on a phone, where they are folded, none', false, [0, 0]],
  ['on a computer those beside the list', true, [1, 0]],
])('of the filters of a list that was navigated to first renders %s', async (_, isWide, first) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }));
  const { router, filters } = await open('/');
  await act(() => router.navigate('/list'));
  expect(filters()).toEqual(first);
  await act(() => drawFrame());
  await act(() => vi.runAllTimers());
  expect(filters()).toEqual([1, 1]);
});
