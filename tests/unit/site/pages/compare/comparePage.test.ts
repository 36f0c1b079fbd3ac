import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../../../src/prerender';
import { products } from '../../../../../src/shared/catalogue/product';
import { paths } from '../../../../../src/shared/paths';
import { buildProduct } from '../../../../builders';

it.each([
  [[], 'Compare tapes side by side'],
  [['one'], 'Compare One tape'],
  [['one', 'other'], 'One tape vs Other tape'],
])('the comparison of %j is titled %s', async (ids, title) => {
  vi.spyOn(products, 'stored').mockReturnValue([
    buildProduct({ id: 'one', name: 'One tape' }),
    buildProduct({ id: 'other', name: 'Other tape' }),
  ]);
  const { head } = await renderPage(paths.compare.to(ids));
  expect(head).toContain(`<title>${title} |`);
});

it('search engines are told of the page that begins a comparison, and of none of its thousands of comparisons', async () => {
  vi.spyOn(products, 'stored').mockReturnValue([buildProduct({ id: 'one' })]);
  const isHidden = async (ids: readonly string[]) =>
    (await renderPage(paths.compare.to(ids))).head.includes('content="noindex"');
  expect(await isHidden([])).toBe(false);
  expect(await isHidden(['one'])).toBe(true);
});

it.each([
  ['no figures', undefined, undefined],
  ['no figure in common', [{ name: 'Width', value: '48' }], [{ name: 'Peel', value: '10' }]],
])('tapes with %s are not said to differ, and there is nothing to shorten', async (_kind, one, other) => {
  vi.spyOn(products, 'stored').mockReturnValue([
    buildProduct({ id: 'one', specifications: one }),
    buildProduct({ id: 'other', specifications: other }),
  ]);
  const { body } = await renderPage(paths.compare.to(['one', 'other']));
  expect(body).toContain('No property is stated for all of them.');
  expect(body).not.toContain('Show only what differs');
});
