import { openDB } from 'idb';
import { describe, expect, it, vi } from 'vitest';
import { RESTORE, writes } from '../../../../src/admin/data/writes';
import { changeTitle, followersLine } from '../../../../src/admin/history/changeWords';
import { timeOfChange } from '../../../../src/admin/history/kept/change';
import {
  hasHistoryFailed,
  onHistoryChange,
  onHistoryFailure,
} from '../../../../src/admin/history/kept/historyNews';
import { addChange, listChanges, readVersions } from '../../../../src/admin/history/kept/keptChanges';
import { noteLostSaves } from '../../../../src/admin/history/saving/lostSaves';
import { collections } from '../../../../src/shared/catalogue/collections';
import { patiently } from '../../patience';
import { blockDatabases, emptyHistory } from '../support/historyStorage';
import {
  edit,
  execute,
  foam,
  kraft,
  product,
  remove,
  titles,
  vinyl,
  withHistorySample,
} from './historySample';

/* Without HTML, which happy-dom does not parse as browsers do; tests/e2e/admin/history.spec.ts has some. */

const { settings } = collections;

withHistorySample();

describe('a save', () => {
  it('keeps each record before and after it, including dependent ones', async () => {
    await remove('kraft-tape');
    const [change] = await listChanges();
    expect(change && changeTitle(change)).toBe('Product “Kraft Tape” deleted');
    expect(change && followersLine(change)).toBe('With it: 1 industry, settings');
    const whole = change && { ...change, what: 'brought back' as const, resource: undefined };
    expect(whole && changeTitle(whole)).toBe(
      'Restored: 1 industry, settings. Deleted again: product “Kraft Tape”',
    );
    const [versions] = await readVersions([change?.id ?? 0]);
    expect(versions?.records).toMatchObject([
      { resource: 'products', id: 'kraft-tape', before: kraft, after: undefined },
      { resource: 'industries', before: { products: ['foam-tape', 'kraft-tape'] } },
      { resource: 'settings', after: { popularProductIds: ['vinyl-tape'] } },
    ]);
  });

  it.each([
    ['added', () => writes.create('products', { data: { ...vinyl, id: undefined, name: 'New Tape' } })],
    ['changed: name', () => edit('foam-tape', { name: 'PE Foam' })],
    ['changed: name and brand', () => edit('foam-tape', { name: 'PE Foam', brand: 'Own' })],
    [
      /changed: ([a-z ]+, ){3}[a-z ]+ and 2 more$/,
      () => {
        const words = { name: 'PE Foam', brand: 'Own', description: 'Soft.', shortDescription: 'Soft' };
        return edit('foam-tape', { ...words, features: ['Soft'], uses: ['Sealing'] });
      },
    ],
    [
      '2 products changed: category',
      () =>
        writes.updateMany('products', {
          ids: ['foam-tape', 'vinyl-tape'],
          data: { category: 'safety-tapes' },
        }),
    ],
    [
      '2 products deleted: Foam Tape and Vinyl Tape',
      () => writes.deleteMany('products', { ids: ['foam-tape', 'vinyl-tape'] }),
    ],
    [
      'Settings changed: contact',
      () =>
        writes.update('settings', {
          id: 'settings',
          data: {
            ...settings.stored()?.[0],
            contact: { address: 'Chennai', phone1: '1', email: 'a@b.example' },
          },
          previousData: settings.stored()?.[0],
        }),
    ],
  ])('is named: %s', async (title, save) => {
    await save();
    expect(await titles()).toEqual([expect.stringMatching(title)]);
  });

  it('of a record that was deleted meanwhile is named after what it does', async () => {
    const data = { ...foam, name: 'PE Foam' };
    await remove('foam-tape');
    await writes.update('products', { id: foam.id, data, previousData: foam, meta: RESTORE });
    expect(await titles()).toEqual(['Product “PE Foam” added again', 'Product “Foam Tape” deleted']);
    await execute('undo', 0);
    expect((await titles())[0]).toMatch(/^Undone: .+ to product “PE Foam”$/);
    expect(product('foam-tape')).toBeUndefined();
  });

  it('that changes nothing is not recorded', async () => {
    await edit('foam-tape', {});
    expect(await listChanges()).toEqual([]);
  });

  it('shows its true time even if an earlier one was made while the clock was fast', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2036, 0, 1) });
    await edit('foam-tape', { name: 'PE Foam' });
    vi.setSystemTime(Date.UTC(2026, 10, 23));
    await edit('foam-tape', { name: 'PU Foam' });
    await edit('foam-tape', { name: 'Foam' });
    vi.useRealTimers();
    const changes = await listChanges();
    expect(changes.map(timeOfChange)).toEqual([
      Date.UTC(2026, 10, 23),
      Date.UTC(2026, 10, 23),
      Date.UTC(2036, 0, 1),
    ]);
    expect(changes.map(({ at }) => at)).toEqual(changes.map(({ at }) => at).toSorted((a, b) => b - a));
  });

  it('that fails is not recorded', async () => {
    await expect(edit('foam-tape', { name: ' ' })).rejects.toThrow();
    expect(await listChanges()).toEqual([]);
  });

  it('is recorded with strict durability', async () => {
    await edit('foam-tape', { name: 'First' });
    const open = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await edit('foam-tape', { name: 'Second' });
    expect(open).toHaveBeenCalledWith(['changes', 'versions'], 'readwrite', { durability: 'strict' });
  });

  it('drops the oldest of more than fifty changes', async () => {
    for (let count = 1; count <= 53; count += 1) await edit('foam-tape', { name: `Foam ${count}` });
    const changes = await listChanges();
    expect(changes).toHaveLength(50);
    const oldest = changes.at(-1)?.id ?? 0;
    expect(await readVersions([oldest - 1])).toEqual([]);
    expect((await readVersions([oldest]))[0]?.records[0]?.after).toMatchObject({ name: 'Foam 4' });
  });

  it('drops the oldest changes if all are too large together, but never the newest', async () => {
    const picture = `data:image/webp;base64,${'A'.repeat(900_000)}`;
    const large = (count: number) => ({
      records: [
        { resource: 'products' as const, id: 'x', after: { id: 'x', images: [picture.repeat(count)] } },
      ],
      orders: {},
    });
    const keep = (count: number, at: number) =>
      addChange(
        { at, what: 'changed', touched: [], size: JSON.stringify(large(count)).length },
        large(count),
      );
    await keep(10, 1);
    await keep(10, 2);
    expect(await listChanges()).toHaveLength(2);
    await keep(10, 3);
    expect((await listChanges()).map(({ at }) => at)).toEqual([3, 2]);
    await keep(30, 4);
    expect((await listChanges()).map(({ at }) => at)).toEqual([4]);
  });

  it('counts even if no history can be kept, which is reported once', async () => {
    const told = vi.fn();
    const stop = onHistoryFailure(told);
    await emptyHistory();
    blockDatabases('InvalidStateError');
    await edit('foam-tape', { name: 'First' });
    await edit('foam-tape', { name: 'Second' });
    expect(product('foam-tape')?.name).toBe('Second');
    expect(told).toHaveBeenCalledTimes(1);
    await noteLostSaves();
    stop();
    expect(hasHistoryFailed()).toBe(true);
    vi.unstubAllGlobals();
    await emptyHistory();
    await edit('foam-tape', { name: 'Third' });
    expect(hasHistoryFailed()).toBe(false);
  });

  it('can be read although the page stood still, as one that a phone freezes: IndexedDB has its turn after that', async () => {
    await edit('foam-tape', { name: 'PU Foam' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const read = titles();
    vi.runOnlyPendingTimers();
    expect(await read).toEqual(['Product “PU Foam” changed: name']);
  });

  it('does not wait forever if IndexedDB does not answer', async () => {
    await emptyHistory();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
    const saved = edit('foam-tape', { name: 'First' });
    for (let second = 0; second < 20; second += 1) await vi.advanceTimersByTimeAsync(1000);
    await saved;
    expect(product('foam-tape')?.name).toBe('First');
    // The next save waits less.
    let isSaved = false;
    const next = edit('foam-tape', { name: 'Second' }).then(() => {
      isSaved = true;
    });
    await vi.advanceTimersByTimeAsync(1500);
    expect(isSaved).toBe(true);
    await next;
    expect(product('foam-tape')?.name).toBe('Second');
  });

  it('that the history keeps late is reported to be kept after all, and shown', async () => {
    await edit('foam-tape', { name: 'First' });
    const other = await openDB('admin-history');
    const { store } = other.transaction('changes', 'readwrite');
    let isHeldUp = true;
    const hold = async () => {
      while (isHeldUp) await store.count();
    };
    const held = hold();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const saved = edit('foam-tape', { name: 'Second' });
    for (let second = 0; second < 10; second += 1) await vi.advanceTimersByTimeAsync(1000);
    await saved;
    expect(hasHistoryFailed()).toBe(true);
    vi.useRealTimers();
    const told = vi.fn();
    const stop = onHistoryChange(told);
    isHeldUp = false;
    await held;
    await patiently(() => expect(hasHistoryFailed()).toBe(false));
    await patiently(() => expect(told).toHaveBeenCalled());
    stop();
    other.close();
    expect(await listChanges()).toHaveLength(2);
  });
});
