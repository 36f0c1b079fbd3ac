import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { followLinks, SAME_VIEW, takePressedLink } from '../../../../src/site/navigation/followLinks';

const router = createMemoryRouter([{ path: '*', element: null }]);
const navigate = vi.fn(async () => {});
Object.assign(router, { navigate });

beforeAll(() => followLinks(router));
beforeEach(() => history.replaceState(null, '', '/products?category=safety-tapes'));
afterEach(() => {
  document.body.innerHTML = '';
  navigate.mockClear();
});

/** Clicks the first link in the HTML. @returns whether it is left to the browser */
function press(html: string, options: MouseEventInit = {}): { isLeft: boolean } {
  document.body.innerHTML = html;
  const pressed = document.querySelector('a') ?? document.body;
  let isLeft = false;
  const stay = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', stay, { once: true });
  pressed.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
  return { isLeft };
}

const opened = () => navigate.mock.lastCall as unknown as [string, Record<string, boolean>] | undefined;

describe('a click on a link to a page of the site', () => {
  it('opens the page by the router, at its top', () => {
    expect(press('<a href="/product/vhb-tape?from=list#figures">VHB</a>').isLeft).toBe(false);
    expect(opened()).toEqual([
      '/product/vhb-tape?from=list#figures',
      { replace: false, preventScrollReset: false, state: undefined, viewTransition: false },
    ]);
  });

  it('keeps the scroll position and the view, and asks for a view transition, if the link says so', () => {
    press('<a href="/products" data-keeps-place data-transition>All</a>');
    expect(opened()?.[1]).toEqual({
      replace: false,
      preventScrollReset: true,
      state: SAME_VIEW,
      viewTransition: true,
    });
  });

  it('adds no second history entry for the same page', () => {
    press('<a href="/products?category=safety-tapes">Safety</a>');
    expect(opened()?.[1]).toMatchObject({ replace: true });
    press('<a href="/products">All</a>');
    expect(opened()?.[1]).toMatchObject({ replace: false });
  });

  it('moves the focus to a section of this page, not to one of the same name before the other page is there', () => {
    press('<a href="/about#figures">About</a><section id="figures"></section>');
    expect(document.activeElement?.id).toBe('');
    press('<a href="#figures">Figures</a><section id="figures"></section>');
    expect(opened()).toMatchObject(['/products?category=safety-tapes#figures', { replace: false }]);
    expect(document.activeElement?.id).toBe('figures');
  });

  it('remembers the link of the page by its position, unless that is in a menu that has closed', () => {
    const remembered = (html: string) => {
      press(html);
      return takePressedLink(router.state.location.key);
    };
    const link = '<a href="/about">About</a>';
    expect(remembered(`<main>${link}</main>`)).toEqual({ href: '/about', top: 0 });
    // Only once: by the next return the visitor may have left another place.
    expect(takePressedLink(router.state.location.key)).toBeUndefined();
    press(`<main>${link}</main>`);
    expect(remembered(`<header>${link}</header>`)).toBeUndefined();
    // This document closes it at any press.
    expect(remembered(`<main><details open>${link}</details></main>`)).toBeUndefined();
    expect(document.querySelector('details')?.open).toBe(false);
  });

  it('tolerates a fragment that is malformed and names nothing', () => {
    expect(press('<a href="#100%">All of it</a>').isLeft).toBe(false);
    expect(opened()?.[0]).toBe('/products?category=safety-tapes#100%');
  });
});

describe('a click is left to the browser', () => {
  it.each([
    ['for a new tab', '<a href="/about" target="_blank">About</a>', {}],
    ['with Ctrl', '<a href="/about">About</a>', { ctrlKey: true }],
    ['with the command key', '<a href="/about">About</a>', { metaKey: true }],
    ['with Alt', '<a href="/about">About</a>', { altKey: true }],
    ['with Shift', '<a href="/about">About</a>', { shiftKey: true }],
    ['by another button', '<a href="/about">About</a>', { button: 1 }],
    ['of a link to another site', '<a href="https://example.com/about">About</a>', {}],
    ['of a telephone number', '<a href="tel:+914400000000">Call</a>', {}],
    ['of a link to the admin, which a host may guard', '<a href="/admin/login">Admin</a>', {}],
    ['of a file', '<a href="/images/sheet.pdf">Data sheet</a>', {}],
    ['of a download', '<a href="/about" download>Keep</a>', {}],
    ['of an anchor that leads nowhere', '<a>Nowhere</a>', {}],
    ['beside any link', '<p>Words</p>', {}],
  ])('%s', (_name, html, options) => {
    expect(press(html, options).isLeft).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('in the admin, which handles its own links', () => {
    history.replaceState(null, '', '/admin/dashboard');
    expect(press('<a href="/about">The site</a>').isLeft).toBe(true);
  });

  it('if a control has handled it', () => {
    addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
    press('<a href="/about">About</a>');
    expect(navigate).not.toHaveBeenCalled();
  });
});
