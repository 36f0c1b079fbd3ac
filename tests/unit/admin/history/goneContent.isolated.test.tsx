import { expect, it, vi } from 'vitest';
import { changeTitle } from '../../../../src/admin/history/changeWords';
import { listChanges } from '../../../../src/admin/history/kept/keptChanges';
import { noteLostSaves } from '../../../../src/admin/history/saving/lostSaves';
import { prepareAdmin } from '../../../../src/admin/prepareAdmin';
import { products } from '../../../../src/shared/catalogue/product';
import { isMarkedGone, markGone } from '../../../../src/shared/storage/seedMarks';
import { patiently } from '../../patience';
import { edit, kraft, store, withHistorySample } from './historySample';

withHistorySample();

const missing = async () =>
  (await listChanges()).filter((change) => change.missing === 'open').map(changeTitle);

/** A save in a browser that was seeded. */
async function saveOne() {
  vi.spyOn(products.defaults, 'load').mockResolvedValue([kraft]);
  localStorage.clear();
  await prepareAdmin();
  store();
  await edit('foam-tape', { name: 'PU Foam' });
  expect(await missing()).toEqual([]);
}

it('a collection that is gone when the admin is opened is missed although the published one takes its place', async () => {
  await saveOne();
  localStorage.removeItem(products.key);
  await prepareAdmin();
  expect(products.stored()).toEqual([kraft]);
  await noteLostSaves();
  expect(await missing()).toContain('Product “PU Foam” changed: name');
  // Looked for again later, what other content has replaced since would be missed, too.
  expect(isMarkedGone('products')).toBe(false);
});

it('a collection that is removed while the admin is open is missed, even if a page of the site has put the published one there', async () => {
  await saveOne();
  localStorage.setItem(products.key, products.encode([kraft]));
  markGone('products');
  const removal = { key: products.key, newValue: null, storageArea: localStorage };
  window.dispatchEvent(new StorageEvent('storage', removal));
  await patiently(async () => expect(await missing()).toContain('Product “PU Foam” changed: name'));
});
