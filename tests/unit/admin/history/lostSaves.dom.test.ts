import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writes } from '../../../../src/admin/data/writes';
import { changeTitle } from '../../../../src/admin/history/changeWords';
import { MOST_CHANGES } from '../../../../src/admin/history/kept/dropped';
import { addChange, listChanges, setMissing } from '../../../../src/admin/history/kept/keptChanges';
import { planRestoration, restore } from '../../../../src/admin/history/restoring/restore';
import { leaveOut, noteLostSaves } from '../../../../src/admin/history/saving/lostSaves';
import { saveOrder } from '../../../../src/admin/list/saveOrder';
import { collections } from '../../../../src/shared/catalogue/collections';
import { buildArticle, buildCategory } from '../../../builders';
import { storeContent } from '../../storeContent';
import { emptyHistory, failHistory, losing, waitLittleForOtherTabs } from '../support/historyStorage';
import { restoreAll } from '../support/restoreAll';
import {
  contentBytes,
  edit,
  findLostSaves,
  foam,
  kraft,
  product,
  remove,
  store,
  titles,
  vinyl,
} from './historySample';

/* Without HTML, which happy-dom does not parse as browsers do; tests/e2e/admin/history.spec.ts has some. */

const { products, categories } = collections;

beforeEach(async () => {
  localStorage.clear();
  await emptyHistory();
  store();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => void vi.useRealTimers());

const lostTitles = async () => (await findLostSaves()).map(changeTitle);
/** What the history says of the save that `losePuFoam` makes. */
const PU_FOAM = 'Product “PU Foam” changed: name';

async function losePuFoam(): Promise<void> {
  await edit('vinyl-tape', { brand: 'Ours' });
  await losing(() => edit('foam-tape', { name: 'PU Foam' }));
}

/** As in a browser whose local storage was damaged: the content is what it was at first. */
function loseAll(): void {
  localStorage.clear();
  store();
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
    const ordered = ['First', 'Second', 'Third'].map((name) => buildCategory({ name, description: '' }));
    storeContent({ categories: ordered });
    await edit('vinyl-tape', { brand: 'Ours' });
    await losing(() => saveOrder('categories', ['third', 'first', 'second'], ['first', 'second', 'third']));
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

    it('is found once that works, whatever was saved meanwhile', async () => {
      await losePuFoam();
      const failure = failHistory();
      await noteLostSaves();
      await edit('kraft-tape', { name: 'Brown Tape' });
      await edit('foam-tape', { brand: 'Ours' });
      failure.mockRestore();
      const missing = await findLostSaves();
      expect(missing.map(changeTitle)).toEqual([PU_FOAM]);
      await restoreAll('bringBack', missing);
      expect(product('foam-tape')).toMatchObject({ name: 'PU Foam', brand: 'Ours' });
      expect(await findLostSaves()).toEqual([]);
    });

    it('is found even if all of storage was cleared', async () => {
      await edit('foam-tape', { name: 'PU Foam' });
      loseAll();
      const failure = failHistory();
      await edit('kraft-tape', { name: 'Brown Tape' });
      failure.mockRestore();
      expect(await lostTitles()).toEqual([PU_FOAM]);
    });

    it('is found with those that are lost later, whatever the clock does', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 23) });
      await losePuFoam();
      vi.setSystemTime(Date.UTC(2026, 10, 22));
      await unread(() => edit('kraft-tape', { name: 'Brown Tape' }));
      await unread(() => edit('kraft-tape', { name: 'Grey Tape' }));
      vi.setSystemTime(Date.UTC(2026, 10, 24));
      await losing(() => unread(() => edit('vinyl-tape', { brand: 'Lost' })));
      expect(await lostTitles()).toEqual([
        'Product “Vinyl Tape” changed: brand',
        'Product “PU Foam” changed: name',
      ]);
    });

    it.each([false, true])(
      'is found if it was made without an answer from it (another such save came later: %s)',
      async (isFollowed) => {
        await edit('kraft-tape', { brand: 'Ours' });
        await losing(() => unread(() => edit('foam-tape', { name: 'PU Foam' })));
        if (isFollowed) {
          const failure = failHistory();
          await edit('vinyl-tape', { brand: 'Ours' });
          failure.mockRestore();
        }
        expect(await lostTitles()).toEqual([PU_FOAM]);
      },
    );

    it('is told from saves that were only made without an answer from it', async () => {
      await edit('vinyl-tape', { brand: 'Ours' });
      const failure = failHistory();
      await edit('kraft-tape', { name: 'Brown Tape' });
      failure.mockRestore();
      expect(await findLostSaves()).toEqual([]);
      expect(localStorage.getItem('admin_last_save')).toMatch(/^\d+$/);
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
      const ordered = ['First', 'Second', 'Third'].map((name) => buildCategory({ name, description: '' }));
      storeContent({ categories: ordered });
      await edit('vinyl-tape', { brand: 'Ours' });
      await losing(() => saveOrder('categories', ['third', 'first', 'second'], ['first', 'second', 'third']));
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

  it('is found if all of storage was cleared', async () => {
    await edit('foam-tape', { name: 'PU Foam' });
    localStorage.clear();
    expect(await findLostSaves()).toHaveLength(1);
  });

  describe('with more saves after it than the history keeps', () => {
    const fill = async () => {
      for (let count = 1; count <= MOST_CHANGES + 2; count += 1) {
        await edit('vinyl-tape', { brand: `Brand ${count}` });
      }
    };

    const loseOne = async () => {
      await edit('foam-tape', { brand: 'Ours' });
      await losing(() => edit('foam-tape', { name: 'PU Foam' }));
      await findLostSaves();
    };

    it('is offered until the owner decides', async () => {
      await loseOne();
      await fill();
      const missing = await findLostSaves();
      expect(missing.map(changeTitle)).toEqual([PU_FOAM]);
      expect(await listChanges()).toHaveLength(MOST_CHANGES + 1);
      const plan = await planRestoration('bringBack', missing);
      expect(plan).toMatchObject({ isOlderGone: false, steps: [{ id: 'foam-tape', clash: false }] });
      await restore(plan, plan.steps);
      expect(product('foam-tape')).toMatchObject({ name: 'PU Foam', brand: 'Ours' });
      // Those made after it were dropped, so nobody can go back to before it.
      expect(await listChanges()).toHaveLength(MOST_CHANGES);
    });

    it('does not come back any more once it was left out', async () => {
      await loseOne();
      await fill();
      await leaveOut(await findLostSaves());
      expect((await listChanges()).at(-1)).toMatchObject({ missing: 'left' });
      await edit('kraft-tape', { name: 'Brown Tape' });
      expect((await listChanges()).filter(({ missing }) => missing)).toEqual([]);
    });

    it('does not take back newer ones if all of storage is lost then', async () => {
      await loseOne();
      await edit('foam-tape', { brand: 'Newer' });
      await fill();
      loseAll();
      const missing = await findLostSaves();
      expect(missing).toHaveLength(MOST_CHANGES + 1);
      const plan = await planRestoration('bringBack', missing);
      expect(plan.isOlderGone).toBe(false);
      expect(plan.steps.map(({ id, clash }) => [id, clash])).toEqual([
        ['foam-tape', false],
        ['vinyl-tape', false],
      ]);
      await restore(plan, plan.steps);
      expect(product('foam-tape')).toMatchObject({ name: 'PU Foam', brand: 'Newer' });
      expect(product('vinyl-tape')).toMatchObject({ brand: `Brand ${MOST_CHANGES + 2}` });
    });

    it('comes back with what was dropped since, even if it was the very first', async () => {
      await losing(() => edit('foam-tape', { name: 'PU Foam' }));
      await findLostSaves();
      await edit('kraft-tape', { name: 'Brown Tape' });
      await fill();
      loseAll();
      await restoreAll('bringBack', await findLostSaves());
      expect(product('foam-tape')?.name).toBe('PU Foam');
      expect(product('kraft-tape')?.name).toBe('Brown Tape');
    });

    it('is left out with all others, even if it was the very first', async () => {
      await losing(() => edit('foam-tape', { name: 'PU Foam' }));
      await findLostSaves();
      await fill();
      loseAll();
      await leaveOut(await findLostSaves());
      await edit('kraft-tape', { name: 'Brown Tape' });
      loseAll();
      const plan = await planRestoration('bringBack', await findLostSaves());
      expect(plan.steps.map(({ id }) => id)).toEqual(['kraft-tape']);
      expect(plan.isOlderGone).toBe(true);
    });

    it('is dropped if too many others are lost, or too large ones', async () => {
      const keep = async (count: number, size = 0) => {
        for (let one = 1; one <= count; one += 1) {
          await addChange(
            { at: Date.now(), what: 'changed', touched: [], size },
            { records: [], orders: {} },
            () => undefined,
          );
        }
      };
      const ids = async () => (await listChanges()).map(({ id }) => id);
      await keep(MOST_CHANGES);
      await setMissing(await ids(), 'open');
      await keep(MOST_CHANGES + 2);
      expect(await ids()).toHaveLength(2 * MOST_CHANGES);
      await setMissing(await ids(), 'open');
      await keep(MOST_CHANGES);
      expect(await ids()).toHaveLength(2 * MOST_CHANGES);
      for (let one = 1; one <= 2; one += 1) {
        await keep(1, 20_000_000);
        await setMissing((await ids()).slice(0, 1), 'open');
      }
      await keep(1, 20_000_000);
      expect(await ids()).toHaveLength(2);
    });
  });

  describe('with more saves before it than the history keeps', () => {
    /** Two changes that the history drops, and as many as it keeps. */
    async function fill() {
      await edit('foam-tape', { name: 'PU Foam' });
      await remove('kraft-tape');
      for (let count = 1; count <= 50; count += 1) await edit('vinyl-tape', { brand: `Brand ${count}` });
    }

    /** As in a history that was begun by an earlier version of the site. */
    async function forgetDropped() {
      const database = await openDB('admin-history');
      await database.delete('versions', 0);
      database.close();
    }

    it('comes back with all of them', async () => {
      await fill();
      const after = contentBytes();
      loseAll();
      const missing = await findLostSaves();
      expect(missing).toHaveLength(50);
      const plan = await planRestoration('bringBack', missing);
      expect(plan).toMatchObject({ isOlderGone: false, reorderedSince: [] });
      expect(plan.steps.map(({ id, clash }) => [id, clash])).toEqual([
        ['foam-tape', false],
        ['kraft-tape', false],
        ['packaging', false],
        ['settings', false],
        ['vinyl-tape', false],
      ]);
      await restore(plan, plan.steps);
      expect(contentBytes()).toEqual(after);
      expect(await findLostSaves()).toEqual([]);
    });

    it('is found even if only the dropped saves changed anything', async () => {
      await edit('foam-tape', { name: 'PU Foam' });
      for (let count = 1; count <= 25; count += 1) {
        await edit('vinyl-tape', { brand: 'Ours' });
        await edit('vinyl-tape', { brand: undefined });
      }
      loseAll();
      const plan = await planRestoration('bringBack', await findLostSaves());
      expect(plan.steps.map(({ id }) => id)).toEqual(['foam-tape']);
    });

    it('comes back without a clash with built-in records if the history lacks older changes, and the plan says so', async () => {
      await edit('vinyl-tape', { shortDescription: 'Ours' });
      await fill();
      await forgetDropped();
      loseAll();
      vi.spyOn(products, 'builtIn').mockResolvedValue([kraft, foam, vinyl]);
      const plan = await planRestoration('bringBack', await findLostSaves());
      expect(plan).toMatchObject({ isOlderGone: true, steps: [{ id: 'vinyl-tape', clash: false }] });
      await restore(plan, plan.steps);
      expect(product('vinyl-tape')).toMatchObject({ brand: 'Brand 50', shortDescription: 'Ours' });
    });

    it('comes back with the last order if the history lacks what it was before', async () => {
      const ordered = ['First', 'Second', 'Third'].map((name) => buildCategory({ name, description: '' }));
      const loseEverything = () => {
        loseAll();
        storeContent({ categories: ordered });
      };
      loseEverything();
      await saveOrder('categories', ['second', 'first', 'third'], ['first', 'second', 'third']);
      await fill();
      await saveOrder('categories', ['third', 'second', 'first'], ['second', 'first', 'third']);
      await forgetDropped();
      loseEverything();
      vi.spyOn(categories, 'builtIn').mockResolvedValue(ordered);
      await restoreAll('bringBack', await findLostSaves());
      expect(categories.stored()?.map(({ id }) => id)).toEqual(['third', 'second', 'first']);
    });

    it('clashes with a record that was changed again since', async () => {
      await fill();
      await forgetDropped();
      loseAll();
      vi.spyOn(products, 'builtIn').mockResolvedValue([kraft, foam, vinyl]);
      await findLostSaves();
      await edit('vinyl-tape', { brand: 'Newer' });
      const { steps } = await planRestoration('bringBack', await findLostSaves());
      expect(steps).toMatchObject([{ id: 'vinyl-tape', clash: true }]);
    });

    it('is not offered again once the owner has left it out', async () => {
      await fill();
      loseAll();
      await leaveOut(await findLostSaves());
      await edit('kraft-tape', { name: 'Brown Tape' });
      loseAll();
      const plan = await planRestoration('bringBack', await findLostSaves());
      expect(plan.steps.map(({ id }) => id)).toEqual(['kraft-tape']);
      expect(plan.isOlderGone).toBe(true);
    });

    it('comes back alone if the storage lost only this one', async () => {
      await fill();
      await losing(() => edit('foam-tape', { name: 'EVA Foam' }));
      const plan = await planRestoration('bringBack', await findLostSaves());
      expect(plan).toMatchObject({ isOlderGone: false, steps: [{ id: 'foam-tape', clash: false }] });
    });
  });

  it('is not reported while everything is stored, even if only its time was lost', async () => {
    waitLittleForOtherTabs();
    await edit('vinyl-tape', { brand: 'Ours' });
    const time = localStorage.getItem('admin_last_save') ?? '';
    await edit('foam-tape', { name: 'PU Foam' });
    expect(await findLostSaves()).toEqual([]);
    localStorage.setItem('admin_last_save', time);
    expect(await findLostSaves()).toEqual([]);
    localStorage.removeItem('admin_last_save');
    expect(await findLostSaves()).toEqual([]);
  });

  it('is not reported if other content was stored afterwards', async () => {
    await edit('foam-tape', { name: 'PU Foam' });
    storeContent({ products: [kraft] });
    expect(await findLostSaves()).toEqual([]);
  });
});
