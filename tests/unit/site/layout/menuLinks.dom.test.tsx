import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { MenuLinks } from '../../../../src/site/layout/MenuLinks';
import { prerendered } from '../support/render';

it.each([
  ['/', 'Home', 'page'],
  ['/products', 'Products', 'page'],
  // The address of a product is not below that of the list.
  ['/product/foam-tape', 'Products', 'true'],
  ['/blog/how-adhesives-hold', 'Blog', 'true'],
  ['/blogs', undefined, undefined],
])('at %s the menu marks %s as the current page, or the one above it: %s', (address, name, current) => {
  const menu = prerendered(
    <MemoryRouter initialEntries={[address]}>
      <MenuLinks listClass={undefined} linkClass={undefined} />
    </MemoryRouter>,
  );
  const marked = Array.from(menu.querySelectorAll('[aria-current]'), (link) => [
    link.textContent,
    link.getAttribute('aria-current'),
  ]);
  expect(marked).toEqual(name ? [[name, current]] : []);
});
