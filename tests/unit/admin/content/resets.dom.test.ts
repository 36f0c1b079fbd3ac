import { describe, expect, it } from 'vitest';
import { reportOn } from '../../../../src/admin/content/import/reportOn';
import {
  leftOutByReset,
  resetCollections,
  strandedByReset,
} from '../../../../src/admin/content/resetActions';
import { writes } from '../../../../src/admin/data/writes';
import { listChanges } from '../../../../src/admin/history/kept/keptChanges';
import { planRestoration } from '../../../../src/admin/history/restoring/restore';
import { strandedWarning } from '../../../../src/admin/words/strandedWarning';
import { changeContent } from '../../../../src/shared/catalogue/changes/changeContent';
import { currentContent } from '../../../../src/shared/catalogue/content';
import { resourceNames } from '../../../../src/shared/storage/keys';
import { titles } from '../history/historySample';
import { edited, fileOf, withBuiltInContent } from './contentSample';

withBuiltInContent();

it('the history names a reset and its collections, but not one that changed nothing', async () => {
  await changeContent((now) => ({ blog: now.blog.slice(1) }));
  await resetCollections(['blog']);
  await resetCollections(['blog']);
  await changeContent((now) => ({ blog: now.blog.slice(1) }));
  await resetCollections(resourceNames);
  expect(await titles()).toEqual([
    'Back to the published content: all content',
    'Back to the published content: Articles',
  ]);
});

it('a reset of the products puts deleted ones back into their lists', async () => {
  const { popularProductIds } = (await currentContent()).settings[0] ?? { popularProductIds: [] };
  const [popular] = popularProductIds;
  await changeContent((now) => ({ products: now.products.filter(({ id }) => id !== popular) }));
  expect(edited()).toEqual(expect.arrayContaining(['products', 'industries', 'settings']));
  await resetCollections(['products']);
  expect(edited()).toEqual([]);
});

it('a reset of the products keeps the order of lists that the owner changed', async () => {
  const [first] = (await currentContent()).industries;
  if (!first) throw new Error('The defaults have industries');
  const own = first.products.toReversed();
  await changeContent((now) => ({
    industries: now.industries.map((industry) =>
      industry.id === first.id ? { ...industry, products: own } : industry,
    ),
  }));
  await changeContent((now) => ({ products: now.products.filter(({ id }) => id !== own[0]) }));
  await resetCollections(['products']);
  const { industries } = await currentContent();
  const [left, ...rest] = own;
  expect(industries.find(({ id }) => id === first.id)?.products).toEqual([...rest, left]);
});

it('a reset of the settings leaves out no deleted product that is not popular', async () => {
  const { products, settings } = await currentContent();
  const other = products.find(
    ({ id, industries }) => industries.length > 0 && !settings[0]?.popularProductIds.includes(id),
  );
  await changeContent((now) => ({ products: now.products.filter(({ id }) => id !== other?.id) }));
  expect(await leftOutByReset(['settings'])).toEqual([]);
  expect(await leftOutByReset(['industries'])).toEqual([other?.name]);
});

describe('products that would be stranded are counted before', () => {
  const LINE = 'One product stands in a category that goes. It will be in the full list and in search only.';

  /** Adds a category of the owner's with one product in it. */
  async function fill() {
    const { data } = await writes.create('categories', { data: { name: 'Own Tapes' } });
    await writes.updateMany('products', { ids: ['vhb-tape'], data: { category: data.id } });
  }

  it('the addition of their category is undone', async () => {
    await fill();
    const added = (await listChanges()).slice(1);
    expect(await planRestoration('undo', added)).toMatchObject({ stranded: LINE });
    // If the product's own move is undone too, nothing is left in the category.
    expect(await planRestoration('undo', await listChanges())).toMatchObject({ stranded: '' });
  });

  it('the categories are reset', async () => {
    expect(await strandedByReset(['categories'])).toBe('');
    await fill();
    expect(await strandedByReset(['categories'])).toBe(LINE);
    expect(await strandedByReset(['products', 'categories'])).toBe('');
  });

  it('a file removes their category', async () => {
    const { categories } = await currentContent();
    await fill();
    const { comparedWith, content } = await reportOn(fileOf({ categories }));
    expect(strandedWarning(comparedWith, content)).toBe(LINE);
  });
});
