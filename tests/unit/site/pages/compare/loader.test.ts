import { expect, it, vi } from 'vitest';
import { listCategories } from '../../../../../src/shared/catalogue/category';
import { listProductSummaries, products } from '../../../../../src/shared/catalogue/product';
import { paths } from '../../../../../src/shared/paths';
import { loader } from '../../../../../src/site/pages/compare/loader';
import { relatedTo } from '../../../../../src/site/pages/product/relatedTo';
import { keepUnits } from '../../../../../src/site/text/keepUnits';
import { buildProduct } from '../../../../builders';

const open = (ids: readonly string[]) =>
  loader({ request: new Request(`https://example.com${paths.compare.to(ids)}`) } as Parameters<
    typeof loader
  >[0]);

it('the products that the address names are compared in its order, each once', async () => {
  const [a = '', b = ''] = (await listProductSummaries()).map(({ id }) => id);
  const { tapes, notes } = await open([b, a, b]);
  expect(tapes.map(({ id }) => id)).toEqual([b, a]);
  expect(notes).toEqual([]);
});

it('up to three similar tapes are offered, none of which is compared, while there is room for one', async () => {
  const [first] = await listProductSummaries();
  if (!first) throw new Error('The defaults have products');
  let ids = [first.id];
  while (ids.length < 4) {
    const { offered } = await open(ids);
    expect([1, 2, 3]).toContain(offered.length);
    expect(offered.filter(({ id }) => ids.includes(id))).toEqual([]);
    ids = [...ids, ...offered.map(({ id }) => id).slice(0, 1)];
  }
  expect((await open(ids)).offered).toEqual([]);
});

it('to begin with, one tape of each category is offered', async () => {
  const { offered } = await open([]);
  const cards = await listProductSummaries();
  const categories = (await listCategories()).filter(({ id }) =>
    cards.some(({ category }) => category === id),
  );
  expect(offered.map(({ category }) => category)).toEqual(categories.map(({ id }) => id));
});

it('the menu begins with the category of the first tape, and has the others in their order', async () => {
  const { groups } = await open([]);
  const [first, own] = [groups[0], groups.at(-1)];
  const ids = [own, first].map((group) => group?.products[0]?.id ?? '');
  expect((await open(ids)).groups).toEqual([own, ...groups.slice(0, -1)]);
});

it('the first of the similar tapes that are offered is the most like the first tape', async () => {
  const cards = await listProductSummaries();
  const [first] = cards;
  if (!first) throw new Error('The defaults have products');
  const likest = relatedTo(first, cards).map(({ id }) => id);
  expect((await open([first.id])).offered.map(({ id }) => id)).toEqual(likest.slice(0, 3));
});

it('a method that is the same for all tapes keeps its figures beside their units, too', async () => {
  const methods = (await open(['vhb-tape'])).rows.flatMap(({ testMethod = [] }) => testMethod);
  expect(methods).not.toEqual([]);
  expect(methods).toEqual(methods.map(keepUnits));
});

it('a figure stays beside its unit, and so does that in a method of its own', async () => {
  const specifications = ['5 min', '9 min'].map((testMethod) => [
    { name: 'Heat', value: '180 °C (cotton), 260 °C (aramid)', testMethod },
  ]);
  const tapes = specifications.map((list, index) => buildProduct({ id: `${index}`, specifications: list }));
  vi.spyOn(products, 'stored').mockReturnValue(tapes);
  const { rows } = await open(tapes.map(({ id }) => id));
  const value = '180\u00a0°C (cotton), 260\u00a0°C (aramid)';
  expect(rows[0]?.values).toEqual([
    { value, testMethod: '5\u00a0min' },
    { value, testMethod: '9\u00a0min' },
  ]);
});

it('a product that does not exist takes none of the four places, and is named', async () => {
  const ids = (await listProductSummaries()).map(({ id }) => id).slice(0, 5);
  const { tapes, rows, ids: known, notes } = await open(['no-such-tape', ...ids]);
  expect(tapes.map(({ id }) => id)).toEqual(ids.slice(0, 4));
  expect(known).toEqual(ids);
  for (const { values } of rows) expect(values).toHaveLength(4);
  expect(notes).toEqual([
    'There is no product “no-such-tape”, so it is left out.',
    'Only 4 tapes fit side by side. Remove one for the next.',
  ]);
  expect((await open(ids.slice(0, 4))).notes).toEqual([]);
});
