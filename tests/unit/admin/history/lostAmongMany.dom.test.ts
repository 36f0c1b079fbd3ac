import { describe, expect, it } from 'vitest';
import { changeTitle } from '../../../../src/admin/history/changeWords';
import { MOST_CHANGES } from '../../../../src/admin/history/kept/dropped';
import { addChange, listChanges, setMissing } from '../../../../src/admin/history/kept/keptChanges';
import { planRestoration, restore } from '../../../../src/admin/history/restoring/restore';
import { leaveOut } from '../../../../src/admin/history/saving/lostSaves';
import { losing } from '../support/historyStorage';
import { restoreAll } from '../support/restoreAll';
import {
  contentBytes,
  edit,
  findLostSaves,
  loseAll,
  product,
  remove,
  withHistorySample,
} from './historySample';

withHistorySample();

/** Makes as many saves. */
async function editVinyl(times: number): Promise<void> {
  for (let count = 1; count <= times; count += 1) await edit('vinyl-tape', { brand: `Brand ${count}` });
}

/** Loses all and leaves it out, then saves and loses all again: only the newer save is offered. */
async function expectLeftOutForGood(): Promise<void> {
  loseAll();
  await leaveOut(await findLostSaves());
  await edit('kraft-tape', { name: 'Brown Tape' });
  loseAll();
  const plan = await planRestoration('bringBack', await findLostSaves());
  expect(plan.steps.map(({ id }) => id)).toEqual(['kraft-tape']);
}

describe('a save that the storage lost', () => {
  describe('with more saves after it than the history keeps', () => {
    const fill = () => editVinyl(MOST_CHANGES + 2);

    const loseOne = async () => {
      await edit('foam-tape', { brand: 'Ours' });
      await losing(() => edit('foam-tape', { name: 'PU Foam' }));
      await findLostSaves();
    };

    it('is offered until the owner decides', async () => {
      await loseOne();
      await fill();
      const missing = await findLostSaves();
      expect(missing.map(changeTitle)).toEqual(['Product “PU Foam” changed: name']);
      expect(await listChanges()).toHaveLength(MOST_CHANGES + 1);
      const plan = await planRestoration('bringBack', missing);
      expect(plan).toMatchObject({ steps: [{ id: 'foam-tape', clash: false }] });
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
      await expectLeftOutForGood();
    });

    it('is dropped if too many others are lost, or too large ones', async () => {
      const keep = async (count: number, size = 0) => {
        for (let one = 1; one <= count; one += 1) {
          await addChange(
            { at: Date.now(), what: 'changed', touched: [], size },
            { records: [], orders: {} },
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
      await editVinyl(MOST_CHANGES);
    }

    it('comes back with all of them', async () => {
      await fill();
      const after = contentBytes();
      loseAll();
      const missing = await findLostSaves();
      expect(missing).toHaveLength(MOST_CHANGES);
      const plan = await planRestoration('bringBack', missing);
      expect(plan.reorderedSince).toEqual([]);
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
      for (let count = 1; count <= MOST_CHANGES / 2; count += 1) {
        await edit('vinyl-tape', { brand: 'Ours' });
        await edit('vinyl-tape', { brand: undefined });
      }
      loseAll();
      const plan = await planRestoration('bringBack', await findLostSaves());
      expect(plan.steps.map(({ id }) => id)).toEqual(['foam-tape']);
    });

    it('clashes with a record that was changed again since', async () => {
      await fill();
      loseAll();
      await findLostSaves();
      await edit('vinyl-tape', { brand: 'Newer' });
      const { steps } = await planRestoration('bringBack', await findLostSaves());
      expect(steps.find(({ id }) => id === 'vinyl-tape')).toMatchObject({ clash: true });
    });

    it('is not offered again once the owner has left it out', async () => {
      await fill();
      await expectLeftOutForGood();
    });

    it('comes back alone if the storage lost only this one', async () => {
      await fill();
      await losing(() => edit('foam-tape', { name: 'EVA Foam' }));
      const plan = await planRestoration('bringBack', await findLostSaves());
      expect(plan).toMatchObject({ steps: [{ id: 'foam-tape', clash: false }] });
    });
  });
});
