import { expect, it } from 'vitest';
import { listLink, withoutFilters } from '../../../../../src/site/pages/products/listLink';

it('removing one filter or all of them keeps the chosen order', () => {
  const view = { category: 'esd', industry: 'hvac', q: 'foil', sort: 'name' } as const;
  expect(listLink(view, { category: undefined })).toBe('/products?industry=hvac&q=foil&sort=name');
  expect(listLink({ ...view, heat: '80' }, { q: undefined })).toBe(
    '/products?category=esd&industry=hvac&heat=80&sort=name',
  );
  expect(withoutFilters({ ...view, heat: '80', thickness: '1-' })).toBe('/products?sort=name');
  expect(withoutFilters({ ...view, sort: 'catalogue' })).toBe('/products');
});
