import { describe, expect, it, vi } from 'vitest';
import { writes } from '../../../../src/admin/data/writes';
import { changeTitle } from '../../../../src/admin/history/changeWords';
import { listChanges } from '../../../../src/admin/history/kept/keptChanges';
import { planRestoration, restore } from '../../../../src/admin/history/restoring/restore';
import { leaveOut } from '../../../../src/admin/history/saving/lostSaves';
import { saveOrder } from '../../../../src/admin/list/saveOrder';
import { collections } from '../../../../src/shared/catalogue/collections';
import { markUntouched } from '../../../../src/shared/storage/seedMarks';
import { buildArticle } from '../../../builders';
import { contentKeys } from '../../../contentKeys';
import { storeContent } from '../../storeContent';
import { failHistory, losing, waitLittleForOtherTabs } from '../support/historyStorage';
import { restoreAll } from '../support/restoreAll';
import {
  contentBytes,
  edit,
  findLostSaves,
  kraft,
  ordered,
  product,
  remove,
  titles,
  withHistorySample,
} from './historySample';

/* Without HTML, which happy-dom does not parse as browsers do; tests/e2e/admin/history.spec.ts has some. */

const { products, categories } = collections;

withHistorySample();

const lostTitles = async () => (await findLostSaves()).map(changeTitle);
/** What the history says of the save that `losePuFoam` makes. */
const PU_FOAM = 'Product “PU Foam” changed: name';

async function losePuFoam(): Promise<void> {
  await edit('vinyl-tape', { brand: 'Ours' });
  await losing(() => edit('foam-tape', { name: 'PU Foam' }));
}

async function loseOrder(): Promise<void> {
  storeContent({ categories: ordered });
  await edit('vinyl-tape', { brand: 'Ours' });
  await losing(() => saveOrder('categories', ['third', 'first', 'second'], ['first', 'second', 'third']));
}

describe('a save that the storage lost', () => {
  it('is found, and can be brought back byte for byte', async () => {
    await edit('foam-tape', { name: 'PE Foam' });
    let after: unknown;
    await losing(async () => {
      await edit('foam-tape', { name: 'PU Foam' });
      await remove('kraft-tape');
      after = contentBytes();
    });
    const missing = await findLostSaves();
    expect(missing.map(changeTitle)).toEqual([
      'Product “Kraft Tape” deleted',
      'Product “PU Foam” changed: name',
    ]);
    expect(product('foam-tape')?.name).toBe('PE Foam');
    await restoreAll('bringBack', missing);
    expect(contentBytes()).toEqual(after);
    expect(await findLostSaves()).toEqual([]);
  });

  it.each([
    { when: 'the admin is opened', act: async () => {} },
    { when: 'the next save is made', act: () => writes.delete('blog', { id: buildArticle().id }) },
  ])('is found if only its collection is gone: when $when', async ({ act }) => {
    await edit('foam-tape', { name: 'PU Foam' });
    markUntouched('products', 'As it was seeded', products.defaults.version);
    localStorage.removeItem(contentKeys.products);
    await act();
    expect(await lostTitles()).toEqual([PU_FOAM]);
    await restoreAll('bringBack', await findLostSaves());
    expect(product('foam-tape')?.name).toBe('PU Foam');
  });

  it.each([
    {
      and: 'an article',
      other: () => writes.delete('blog', { id: buildArticle().id }),
      title: 'Restored: 1 product, 1 industry. Deleted again: article “How Tape Sticks”',
    },
    {
      and: 'another product',
      other: () => edit('vinyl-tape', { brand: 'Ours' }),
      title: 'Restored: 2 products',
    },
  ])('is named with the others that are brought back: $and', async ({ other, title }) => {
    await edit('kraft-tape', { brand: 'Ours' });
    await losing(async () => {
      await edit('foam-tape', { industries: [] });
      await other();
    });
    await restoreAll('bringBack', await findLostSaves());
    expect((await titles())[0]).toBe(title);
  });

  it('is found if it was a new order, and can be brought back', async () => {
    await loseOrder();
    const missing = await findLostSaves();
    expect(missing.map(changeTitle)).toEqual(['Order of the categories changed']);
    await restoreAll('bringBack', missing);
    expect(categories.stored()?.map(({ id }) => id)).toEqual(['third', 'first', 'second']);
    expect(await findLostSaves()).toEqual([]);
  });

  it('is offered until the owner decides, even after other saves', async () => {
    await losePuFoam();
    await findLostSaves();
    await edit('kraft-tape', { name: 'Brown Tape' });
    const missing = await findLostSaves();
    expect(missing.map(changeTitle)).toEqual([PU_FOAM]);
    await leaveOut(missing);
    expect(await findLostSaves()).toEqual([]);
    expect((await listChanges())[1]).toMatchObject({ missing: 'left' });
  });

  it('is found before the next save, even if the history answered too late at start-up', async () => {
    await losePuFoam();
    await edit('kraft-tape', { name: 'Brown Tape' });
    const missing = await findLostSaves();
    expect(missing.map(changeTitle)).toEqual([PU_FOAM]);
  });

  describe('while IndexedDB fails', () => {
    /** Makes a save before which the history cannot be read, although it then takes it. */
    const unread = async (save: () => Promise<unknown>) => {
      vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
        throw new DOMException('Internal error', 'UnknownError');
      });
      await save();
    };

    it('is found once that works, if it was made without an answer from it', async () => {
      await edit('kraft-tape', { brand: 'Ours' });
      await losing(() => unread(() => edit('foam-tape', { name: 'PU Foam' })));
      expect(await lostTitles()).toEqual([PU_FOAM]);
    });

    it('is told apart from one that was only made without an answer from it', async () => {
      await edit('vinyl-tape', { brand: 'Ours' });
      const failure = failHistory();
      await edit('kraft-tape', { name: 'Brown Tape' });
      failure.mockRestore();
      expect(await findLostSaves()).toEqual([]);
    });
  });

  describe('undecided when another is lost', () => {
    it('is brought back with that of the same record', async () => {
      await losePuFoam();
      await findLostSaves();
      await losing(() => edit('foam-tape', { shortDescription: 'Soft' }));
      const missing = await findLostSaves();
      expect(missing).toHaveLength(2);
      const plan = await planRestoration('bringBack', missing);
      expect(plan.steps).toMatchObject([{ id: 'foam-tape', clash: false }]);
      await restore(plan, plan.steps);
      expect(product('foam-tape')).toMatchObject({ name: 'PU Foam', shortDescription: 'Soft' });
      expect(await findLostSaves()).toEqual([]);
    });

    it('is brought back with that if it was a new order', async () => {
      await loseOrder();
      await findLostSaves();
      await losing(() => writes.create('categories', { data: { name: 'Fourth', icon: 'package' } }));
      await restoreAll('bringBack', await findLostSaves());
      expect(categories.stored()?.map(({ name }) => name)).toEqual(['Third', 'Fourth', 'First', 'Second']);
    });
  });

  it('stays lost if its records are left out, and can be brought back later', async () => {
    await edit('vinyl-tape', { brand: 'Ours' });
    await losing(async () => {
      await edit('foam-tape', { name: 'PU Foam' });
      await edit('kraft-tape', { name: 'Brown Tape' });
      await writes.updateMany('products', { ids: ['foam-tape', 'vinyl-tape'], data: { brand: 'Lost' } });
    });
    const missing = await findLostSaves();
    await edit('foam-tape', { name: 'EVA Foam' });
    const plan = await planRestoration('bringBack', missing);
    await restore(
      plan,
      plan.steps.filter(({ clash }) => !clash),
    );
    expect(await findLostSaves()).toEqual([]);
    const names = () => (products.stored() ?? []).map(({ name, brand }) => `${name}, ${brand}`);
    expect(names()).toEqual(['Brown Tape, undefined', 'EVA Foam, undefined', 'Vinyl Tape, Lost']);
    const left = (await listChanges()).filter((change) => change.missing === 'left');
    expect(left.map(changeTitle)).toEqual(['2 products changed: brand', 'Product “PU Foam” changed: name']);
    await restoreAll('bringBack', left);
    expect(names()).toEqual(['Brown Tape, undefined', 'PU Foam, Lost', 'Vinyl Tape, Lost']);
    expect((await listChanges()).filter(({ missing: is }) => is)).toEqual([]);
  });

  it('is found again if the history could not note it, because the disk was full', async () => {
    await losePuFoam();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    expect(await lostTitles()).toEqual([]);
    put.mockRestore();
    expect(await lostTitles()).toEqual([PU_FOAM]);
  });

  it('is found if all of storage was cleared', async () => {
    await edit('foam-tape', { name: 'PU Foam' });
    localStorage.clear();
    expect(await findLostSaves()).toHaveLength(1);
  });

  it('is not reported while everything is stored, even if only its time was lost', async () => {
    waitLittleForOtherTabs();
    await edit('vinyl-tape', { brand: 'Ours' });
    const time = localStorage.getItem('admin_last_save') ?? '';
    await edit('foam-tape', { name: 'PU Foam' });
    const newest = localStorage.getItem('admin_last_save');
    expect(await findLostSaves()).toEqual([]);
    localStorage.setItem('admin_last_save', time);
    expect(await findLostSaves()).toEqual([]);
    localStorage.removeItem('admin_last_save');
    expect(await findLostSaves()).toEqual([]);
    expect(localStorage.getItem('admin_last_save')).toBe(newest);
  });

  it('is not reported if other content was stored afterwards', async () => {
    await edit('foam-tape', { name: 'PU Foam' });
    storeContent({ products: [kraft] });
    expect(await findLostSaves()).toEqual([]);
  });
});
