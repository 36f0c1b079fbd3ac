import { act, type ComponentType } from 'react';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { readFigures } from '../../../../../src/shared/catalogue/figures/figureFilters';
import { type ProductListView, sortOrder } from '../../../../../src/shared/catalogue/productListView';
import { FigureFilters } from '../../../../../src/site/pages/products/FigureFilters';
import { SortMenu } from '../../../../../src/site/pages/products/SortMenu';
import { render } from '../../support/render';

/* The menus above and beside the list: what they choose, and where the browser's Back button leads then. */

const choices = ['60', '80', '100'].map((slug) => ({ slug, label: slug, count: slug === '100' ? 0 : 2 }));
const heat = { name: 'heat', label: 'Service temperature', choices } as const;

const Figures = ({ view }: { view: ProductListView }) => (
  <details open>
    <summary>Filter products</summary>
    <FigureFilters view={view} menus={[heat]} />
  </details>
);

/** The menu in the list at the last of these addresses. */
async function open(Menu: ComponentType<{ view: ProductListView }>, ...addresses: string[]) {
  const Page = () => {
    const [query] = useSearchParams();
    return <Menu view={{ ...readFigures(query), sort: sortOrder(query.get('sort')) }} />;
  };
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: addresses });
  onTestFinished(() => router.dispose());
  const { shell } = await render(<RouterProvider router={router} />);
  const menu = shell.querySelector('select');
  if (!menu) throw new Error('There is a menu');
  const choose = (slug: string) =>
    act(async () => {
      menu.value = slug;
      menu.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const address = () => router.state.location.pathname + router.state.location.search;
  return { menu, choose, address, back: () => act(() => router.navigate(-1)) };
}

it('Back from a list leads to where its visitor came from, however often it was sorted', async () => {
  const { choose, address, back } = await open(SortMenu, '/', '/products');
  for (const order of ['name', 'thinnest']) await choose(order);
  expect(address()).toBe('/products?sort=thinnest');
  await back();
  expect(address()).toBe('/');
});

it('a list that is gone back to names its own order, and keeps it', async () => {
  const { menu, address, back } = await open(SortMenu, '/products?sort=name', '/products?category=foam');
  expect(menu.value).toBe('catalogue');
  await back();
  expect(menu.value).toBe('name');
  expect(address()).toBe('/products?sort=name');
});

it('Back from a figure leads to before the first choice, however many were passed by on the way to it', async () => {
  const { menu, choose, address, back } = await open(Figures, '/', '/products');
  for (const degrees of ['60', '80']) await choose(degrees);
  expect(address()).toBe('/products?heat=80');
  await back();
  expect(address()).toBe('/products');
  expect(menu.value).toBe('');
});

it('a figure that no product has cannot be chosen, and one that was chosen can be taken back', async () => {
  const { menu, choose, address } = await open(Figures, '/products?heat=60');
  const enabled = Array.from(menu.options).filter(({ disabled }) => !disabled);
  expect(enabled.map(({ text }) => text)).toEqual(['Any', '60 (2)', '80 (2)']);
  await choose('');
  expect(address()).toBe('/products');
});

// While one is chosen with the keyboard they stay open: a browser test presses the keys.
it('the folded filters close over the list once a figure is chosen with the pointer', async () => {
  const { menu, choose } = await open(Figures, '/products');
  const panel = menu.closest('details');
  expect(panel?.open).toBe(true);
  await choose('60');
  expect(panel?.open).toBe(false);
});
