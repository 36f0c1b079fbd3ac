import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  SCROLL_POSITIONS_KEY,
  useLateScrollRestoration,
} from '../../../../src/site/navigation/useLateScrollRestoration';
import { render } from '../support/render';

const LEFT_AT = 3000;

function Page() {
  useLateScrollRestoration('/products');
  return null;
}

let tellOfGrowth: () => void;
const scrollTo = vi.fn();

/** The document becomes so high, in px. */
function grow(height: number): void {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(innerHeight + height);
  tellOfGrowth();
}

const visitBy = (type: NavigationTimingType) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);

const browserScrolledTo = (top: number) => vi.stubGlobal('scrollY', top);

beforeEach(() => {
  tellOfGrowth = () => undefined;
  scrollTo.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly callback: () => void) {}
      observe() {
        tellOfGrowth = this.callback;
      }
      disconnect() {
        tellOfGrowth = () => undefined;
      }
    },
  );
  sessionStorage.setItem(SCROLL_POSITIONS_KEY, JSON.stringify({ '/products': LEFT_AT }));
  visitBy('reload');
  browserScrolledTo(1000);
  // As far as the browser can scroll.
  grow(1000);
});

it.each([
  ['end', 1000],
  ['end, but for a part of a pixel', 999.5],
  ['top', 0],
])(
  'a page that was left further down than it reaches is scrolled there from its %s, once',
  async (_place, top) => {
    browserScrolledTo(top);
    await render(<Page />);
    // With its true height.
    expect(document.documentElement.dataset).toHaveProperty('whole');
    grow(LEFT_AT - 1);
    expect(scrollTo).not.toHaveBeenCalled();
    grow(LEFT_AT);
    expect(scrollTo).toHaveBeenCalledWith(0, LEFT_AT);
    grow(LEFT_AT + 1);
    expect(scrollTo).toHaveBeenCalledOnce();
  },
);

it.each<[string, () => unknown]>([
  ['was opened by a link', () => visitBy('navigate')],
  ['was touched before', () => vi.stubGlobal('isTouched', true)],
  ['was moved before', () => browserScrolledTo(500)],
  ['is where it was left', () => browserScrolledTo(LEFT_AT)],
  ['was left in no place', () => sessionStorage.clear()],
  ['was left in a place that is none', () => sessionStorage.setItem(SCROLL_POSITIONS_KEY, '{')],
])('a page that %s stays where it is', async (_how, happen) => {
  happen();
  await render(<Page />);
  grow(LEFT_AT);
  expect(scrollTo).not.toHaveBeenCalled();
});

it.each(['wheel', 'pointerdown', 'keydown'])('a page stays where it is after a %s', async (type) => {
  await render(<Page />);
  window.dispatchEvent(new Event(type));
  grow(LEFT_AT);
  expect(scrollTo).not.toHaveBeenCalled();
});

it('a page does not move the next one', async () => {
  const { root } = await render(<Page />);
  await act(async () => root.render(null));
  grow(LEFT_AT);
  expect(scrollTo).not.toHaveBeenCalled();
});
