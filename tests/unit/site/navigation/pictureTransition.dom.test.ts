import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pictureTransition } from '../../../../src/site/navigation/pictureTransition';

const LIST = `<main>
  <article><img src="/other.webp"><a href="/product/other" data-transition>Other</a></article>
  <ul>
    <li><img src="/another.webp"><a href="/product/another" data-transition>Another</a></li>
    <li><img src="/small.webp"><a href="/product/foil" data-transition>Foil</a></li>
  </ul>
</main>`;
const PAGE = '<main><img src="/large.webp"></main>';
const TO_FOIL = { path: '/product/foil', isReturn: false };
const BACK = { path: '/product/foil', isReturn: true };

const show = (page: string) => () => {
  document.body.innerHTML = page;
};
const moved = () =>
  Array.from(document.querySelectorAll('img'))
    .filter(({ style }) => style.viewTransitionName)
    .map((image) => image.getAttribute('src'));

const supports = vi.fn();
beforeEach(() => {
  vi.stubGlobal('CSS', { supports });
  // happy-dom does no layout, and loads nothing.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 10, 100, 75));
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockImplementation(function (
    this: HTMLImageElement,
  ) {
    return this.src;
  });
});

describe('in a fast browser', () => {
  const start = vi.fn((update: () => void) => {
    const before = moved();
    update();
    // Interrupted, which must leave no unhandled error.
    return { before, ready: Promise.reject(new Error('cut short')) };
  });

  beforeEach(() => {
    start.mockClear();
    Object.assign(document, { startViewTransition: start });
    supports.mockReturnValue(true);
  });

  it.each([
    {
      what: "a card's picture moves to its page",
      from: LIST,
      to: PAGE,
      request: TO_FOIL,
      path: ['/small.webp', '/large.webp'],
    },
    { what: 'and back', from: PAGE, to: LIST, request: BACK, path: ['/large.webp', '/small.webp'] },
  ])('$what', ({ from, to, request, path }) => {
    show(from)();
    pictureTransition(20)(request, show(to));
    expect([start.mock.results[0]?.value.before, moved()]).toEqual(path.map((picture) => [picture]));
  });

  it('a picture moves to another page from there, too, and no two pictures have the same name', () => {
    show(LIST)();
    const transition = pictureTransition(20);
    transition(TO_FOIL, show(PAGE + LIST));
    transition({ path: '/product/other', isReturn: false }, show(PAGE));
    expect(start.mock.results.map(({ value }) => value.before)).toEqual([['/small.webp'], ['/other.webp']]);
    expect(moved()).toEqual(['/large.webp']);
  });

  it('nothing moves for a visitor who prefers reduced motion', () => {
    const asked = matchMedia('(prefers-reduced-motion: reduce)');
    vi.spyOn(asked, 'matches', 'get').mockReturnValue(true);
    const media = vi.spyOn(window, 'matchMedia').mockReturnValue(asked);
    show(LIST)();
    pictureTransition(20)(TO_FOIL, show(PAGE));
    expect(start).not.toHaveBeenCalled();
    expect(document.body.innerHTML).toContain('/large.webp');
    media.mockRestore();
  });

  it.each([
    ['card is below the window', LIST, TO_FOIL, innerHeight],
    ['page is above it', PAGE, BACK, -75],
  ])('nothing moves if the picture of the %s', (_, from, request, top) => {
    const place = new DOMRect(0, top, 100, 75);
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(place);
    show(from)();
    const showOther = vi.fn();
    pictureTransition(20)(request, showOther);
    expect(start).not.toHaveBeenCalled();
    expect(showOther).toHaveBeenCalledOnce();
  });

  it('a page without a picture is shown, too, and the card’s moves nowhere', () => {
    show(LIST)();
    pictureTransition(20)(TO_FOIL, show('<main></main>'));
    expect(start.mock.results[0]).toMatchObject({ type: 'return', value: { before: ['/small.webp'] } });
    expect(document.body.innerHTML).toBe('<main></main>');
  });

  it('a page is simply shown if its link has no picture', () => {
    show('<main><a href="/product/foil" data-transition>Foil</a></main>')();
    pictureTransition(20)(TO_FOIL, show(PAGE));
    expect(document.body.innerHTML).toBe(PAGE);
    expect(start).not.toHaveBeenCalled();
  });
});

it.each([
  { what: 'would move the whole page', isApart: false, hydrationTime: 20 },
  { what: 'is slow', isApart: true, hydrationTime: 400 },
])(
  'if the browser $what, nothing moves, and the card’s picture stands in until the larger one has loaded',
  ({ isApart, hydrationTime }) => {
    const start = vi.fn();
    Object.assign(document, { startViewTransition: start });
    supports.mockReturnValue(isApart);
    show(LIST)();
    pictureTransition(hydrationTime)(TO_FOIL, show(PAGE));
    expect(start).not.toHaveBeenCalled();
    const large = document.querySelector('img');
    expect(large?.style.background).toContain('/small.webp');
    large?.dispatchEvent(new Event('load'));
    expect(large?.style.background).toBe('');
  },
);

it.each([
  ['the larger one is there', true, '/small.webp'],
  ['it has not come itself', false, ''],
])('the card’s picture does not stand in if %s', (_, complete, currentSrc) => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(complete);
  vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue(currentSrc);
  show(LIST)();
  pictureTransition(400)(TO_FOIL, show(PAGE));
  expect(document.querySelector('img')?.style.background).toBe('');
});
