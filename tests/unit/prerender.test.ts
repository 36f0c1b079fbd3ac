import { expect, it, vi } from 'vitest';
import { renderPage } from '../../src/prerender';
import { products } from '../../src/shared/catalogue/product';

it('names the page that cannot be rendered, and why', async () => {
  vi.spyOn(products, 'stored').mockImplementation(() => {
    throw new Error('Torn.');
  });
  await expect(renderPage('/product/vhb-tape')).rejects.toThrow(
    '/product/vhb-tape cannot be rendered: Error: Torn.',
  );
});
