import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { BottomBar } from '../../../../src/site/layout/BottomBar';
import { chatUrl } from '../../../../src/site/ui/WhatsAppLink';
import { render } from '../support/render';

/* Specification, section 2. */

async function openBar(address: string, onOpenSearch = () => {}) {
  const element = <BottomBar onOpenSearch={onOpenSearch} />;
  const routes = [
    { path: '/product/:productId', element },
    { path: '*', element },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const { shell } = await render(<RouterProvider router={router} />);
  return [...shell.querySelectorAll<HTMLElement>('li > *')];
}

it.each([
  ['/', '/request-quote'],
  ['/product/foam-tape', '/request-quote?product=foam-tape'],
])('at %s its items lead home, to the products, to the chat, and to the quote at %s', async (at, quote) => {
  const items = await openBar(at);
  expect(items.map((item) => [item.textContent?.trim(), item.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Products', '/products'],
    ['Search', null],
    ['WhatsApp', chatUrl()],
    ['Get Quote', quote],
  ]);
});

it.each([
  ['/', 'Home'],
  ['/product/foam-tape', 'Products'],
  ['/request-quote', 'Get Quote'],
])('at %s it marks %s as the current item', async (at, name) => {
  const items = await openBar(at);
  const marked = items.filter((item) => item.hasAttribute('aria-current'));
  expect(marked.map((item) => item.textContent?.trim())).toEqual([name]);
});

it('its third item opens the search', async () => {
  const open = vi.fn();
  const [, , search] = await openBar('/', open);
  search?.click();
  expect(open).toHaveBeenCalledOnce();
});
