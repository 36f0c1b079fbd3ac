import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RESTORE, writes } from '../../../../src/admin/data/writes';
import { changeTitle, followersLine } from '../../../../src/admin/history/changeWords';
import { timeOfChange } from '../../../../src/admin/history/kept/change';
import { combine } from '../../../../src/admin/history/kept/combine';
import { hasHistoryFailed, onHistoryFailure } from '../../../../src/admin/history/kept/historyNews';
import { addChange, listChanges, readVersions } from '../../../../src/admin/history/kept/keptChanges';
import { planRestoration, restore } from '../../../../src/admin/history/restoring/restore';
import { mergeFormer } from '../../../../src/admin/history/restoring/steps';
import { noteLostSaves } from '../../../../src/admin/history/saving/lostSaves';
import { saveContent } from '../../../../src/admin/history/saving/saveContent';
import { saveOrder } from '../../../../src/admin/list/saveOrder';
import { changeContent } from '../../../../src/shared/catalogue/changes/changeContent';
import { collections } from '../../../../src/shared/catalogue/collections';
import type { Content } from '../../../../src/shared/catalogue/content';
import { buildCategory, buildProduct } from '../../../builders';
import { patiently, realNow } from '../../patience';
import { storedBytes } from '../../shared/faultyStorage';
import { storeContent } from '../../storeContent';
import { blockDatabases, emptyHistory } from '../support/historyStorage';
import {
  contentBytes,
  edit,
  execute,
  foam,
  kraft,
  product,
  remove,
  store,
  titles,
  vinyl,
} from './historySample';

/* Without HTML, which happy-dom does not parse as browsers do; tests/e2e/admin/history.spec.ts has some. */

const { products, categories, industries, settings } = collections;

beforeEach(async () => {
  localStorage.clear();
  await emptyHistory();
  store();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => void vi.useRealTimers());

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
          previousData: undefined as never,
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
        () => undefined,
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
});

it('a save reads what another tab saved while this tab hung, which others wait for only so long', async () => {
  await edit('kraft-tape', { brand: 'Ours' });
  const copy = storedBytes();
  await edit('foam-tape', { brand: 'Theirs' });
  const theirs = storedBytes();
  const putBack = (all: typeof copy) => {
    for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text ?? '');
  };
  putBack(copy);
  const { getAll } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementationOnce(function (this: IDBObjectStore) {
    vi.spyOn(performance, 'now').mockImplementation(() => realNow() + 20_000);
    // This tab's copy of the storage is refreshed a moment after it goes on.
    setTimeout(() => putBack(theirs), 50);
    // The history as it was before the other tab's save.
    return getAll.call(this, IDBKeyRange.upperBound(1));
  });
  let read: string | undefined;
  await saveContent({ what: 'imported' }, async () => {
    read = product('foam-tape')?.brand;
    return { before: {}, after: {} };
  });
  expect(read).toBe('Theirs');
});

it('a history that records a change late, as on a busy disk, no longer counts as failed', async () => {
  await edit('foam-tape', { name: 'First' });
  const database = await openDB('admin-history');
  const busy = database.transaction(['changes', 'versions'], 'readwrite');
  let isBusy = true;
  const work = (async () => {
    while (isBusy) await busy.objectStore('changes').get(0);
  })();
  // The history is given up after four seconds, here after a hundredth of that.
  const { setTimeout: set } = globalThis;
  vi.stubGlobal('setTimeout', (run: () => void, delay = 0) => set(run, delay / 100));
  await edit('foam-tape', { name: 'Second' });
  vi.unstubAllGlobals();
  expect(hasHistoryFailed()).toBe(true);
  isBusy = false;
  await work;
  database.close();
  await patiently(() => expect(hasHistoryFailed()).toBe(false));
  expect((await listChanges()).map(changeTitle)[0]).toContain('“Second”');
});

describe('undoing a change', () => {
  it.each([
    ['a deletion', () => remove('kraft-tape')],
    ['several deletions', () => writes.deleteMany('products', { ids: ['kraft-tape', 'vinyl-tape'] })],
    ['a change', () => edit('foam-tape', { name: 'PE Foam', industries: [] })],
    ['an addition', () => writes.create('products', { data: { name: 'New', industries: ['packaging'] } })],
    ['a new article', () => writes.create('blog', { data: { title: 'News', content: '<p>x</p>' } })],
    [
      'another order',
      () =>
        saveContent({ what: 'imported' }, () =>
          changeContent((now) => ({ products: now.products.toReversed() })),
        ),
    ],
  ])('restores everything, byte for byte: %s', async (_, save) => {
    const before = contentBytes();
    await save();
    expect(contentBytes()).not.toEqual(before);
    const after = contentBytes();
    await execute('undo', 0);
    expect(contentBytes()).toEqual(before);
    await execute('undo', 0);
    expect(contentBytes()).toEqual(after);
  });

  it('keeps later changes of other fields', async () => {
    await edit('foam-tape', { name: 'PE Foam' });
    await edit('foam-tape', { brand: 'Ours' });
    const { steps } = await execute('undo', 1);
    expect(steps).toMatchObject([{ clash: false }]);
    expect(product('foam-tape')).toMatchObject({ name: 'Foam Tape', brand: 'Ours' });
  });

  it('reports records whose same field was changed again since, and can leave them out', async () => {
    await writes.updateMany('products', { ids: ['foam-tape', 'vinyl-tape'], data: { brand: 'A' } });
    await edit('foam-tape', { brand: 'B' });
    const { steps } = await execute('undo', 1, ({ clash }) => !clash);
    expect(steps.map(({ id, clash }) => [id, clash])).toEqual([
      ['foam-tape', true],
      ['vinyl-tape', false],
    ]);
    expect(product('foam-tape')?.brand).toBe('B');
    expect(product('vinyl-tape')?.brand).toBeUndefined();
    await execute('undo', 2);
    expect(product('foam-tape')?.brand).toBeUndefined();
  });

  it.each([
    ['deleted since', () => remove('foam-tape')],
    ['changed in the same field since', () => edit('foam-tape', { name: 'Other' })],
  ])('clashes with a record that was %s', async (_, save) => {
    await edit('foam-tape', { name: 'PE Foam' });
    await save();
    const [, change] = await listChanges();
    const { steps } = await planRestoration('undo', change ? [change] : []);
    expect(steps).toMatchObject([{ id: 'foam-tape', clash: true, after: { name: 'Foam Tape' } }]);
  });

  it('brings a product back although others were deleted and added since', async () => {
    await remove('kraft-tape');
    await remove('vinyl-tape');
    await writes.create('products', { data: { name: 'New', industries: ['packaging'] } });
    await execute('undo', 2);
    expect(products.stored()?.map(({ name }) => name)).toEqual(['Kraft Tape', 'Foam Tape', 'New']);
    expect(new Set(industries.stored()?.[0]?.products)).toEqual(
      new Set(products.stored()?.map(({ id }) => id)),
    );
    expect(settings.stored()?.[0]?.popularProductIds).toEqual(['kraft-tape']);
  });

  it('restores an order although something was added to the list since', async () => {
    const [before] = settings.stored() ?? [];
    const save = (popularProductIds: string[]) =>
      writes.update('settings', {
        id: 'settings',
        data: { ...settings.stored()?.[0], popularProductIds },
        previousData: undefined as never,
      });
    await save(['vinyl-tape', 'kraft-tape']);
    await save(['vinyl-tape', 'kraft-tape', 'foam-tape']);
    expect(await execute('undo', 1)).toMatchObject({ isDone: false, steps: [{ clash: false }] });
    expect(settings.stored()).toEqual([
      { ...before, popularProductIds: ['kraft-tape', 'vinyl-tape', 'foam-tape'] },
    ]);
  });

  it.each([
    { what: 'an order, after an addition', was: 'abc', became: 'cba', is: 'cbax', target: 'abcx' },
    { what: 'an order, after a removal', was: 'abc', became: 'cba', is: 'ca', target: 'ac' },
    { what: 'an order, after another one', was: 'abc', became: 'cba', is: 'bca', target: 'abc', clash: true },
    { what: 'an order that was taken back since', was: 'abc', became: 'cba', is: 'abcx', target: 'abcx' },
    { what: 'an addition, after an order', was: 'abc', became: 'abcx', is: 'xcab', target: 'cab' },
    { what: 'a removal, after an addition', was: 'abc', became: 'ac', is: 'acx', target: 'abcx' },
    { what: 'the removal of the first ones', was: 'abc', became: 'c', is: 'xc', target: 'abxc' },
    { what: 'a removal, after an order', was: 'abc', became: 'ac', is: 'ca', target: 'cab' },
  ])('merges lists of ids: $what', ({ was, became, is, target, clash = false }) => {
    const record = (ids: string) => ({ id: 'settings', popularProductIds: [...ids] });
    expect(mergeFormer(record(was), record(became), record(is))).toEqual({ target: record(target), clash });
  });

  it('keeps a newer order, and says so', async () => {
    const named = (ids: string) => [...ids].map((id) => buildCategory({ id, name: id, description: '' }));
    const order = () =>
      categories
        .stored()
        ?.map(({ id }) => id)
        .join('');
    storeContent({ categories: named('abcd') });
    await saveOrder('categories', [...'bacd'], [...'abcd']);
    await saveOrder('categories', [...'badc'], [...'bacd']);
    expect(await execute('undo', 1)).toMatchObject({
      steps: [],
      isDone: true,
      reorderedSince: ['categories'],
    });
    expect(order()).toBe('badc');
    expect(await execute('undo', 0)).toMatchObject({ isDone: false, reorderedSince: [] });
    expect(order()).toBe('bacd');
  });

  it('keeps later changes of another part of the same group of fields', () => {
    const record = (phone1: string, email: string) => ({ id: 'settings', contact: { phone1, email } });
    expect(mergeFormer(record('1', 'a'), record('2', 'a'), record('2', 'b'))).toEqual({
      target: record('1', 'b'),
      clash: false,
    });
  });

  it.each([
    ['2026-01-02', '2026-01-01'],
    ['2026-01-03', '2026-01-03'],
  ])('of an article on 2026-01-02, last changed on %s, gives it the date %s', (last, dated) => {
    const article = (title: string, dateModified: string) => ({ id: 'a', title, dateModified });
    const now = article('New', last);
    expect(mergeFormer(article('Old', '2026-01-01'), article('New', '2026-01-02'), now)).toEqual({
      target: article('Old', dated),
      clash: false,
    });
  });

  it('is titled with the time of the undone change, and on another day with its date too', async () => {
    await edit('foam-tape', { name: 'PE Foam' });
    await execute('undo', 0);
    const [undone] = await listChanges();
    const title = () => undone && changeTitle(undone);
    expect(title()).toMatch(/^Undone: the change of \d\d:\d\d to product “Foam Tape”$/);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60 * 1000 });
    expect(title()).toMatch(/^Undone: the change of \d+ \w.*, \d\d:\d\d to product “Foam Tape”$/);
  });

  it('is refused if the record is no longer as shown', async () => {
    await edit('foam-tape', { name: 'PE Foam' });
    const plan = await planRestoration('undo', await listChanges());
    await edit('foam-tape', { name: 'Other' });
    await expect(restore(plan, plan.steps)).rejects.toThrow('changed meanwhile');
    expect(product('foam-tape')?.name).toBe('Other');
  });

  it('has nothing to do if everything is already as it was before', async () => {
    await edit('foam-tape', { name: 'PE Foam' });
    await remove('kraft-tape');
    await execute('undo', 0);
    await execute('undo', 2);
    for (const change of (await listChanges()).slice(2)) {
      expect(await planRestoration('undo', [change])).toMatchObject({ steps: [], isDone: true });
    }
  });
});

it('undoing a change of a time when texts kept the blanks at their ends clashes with nothing for that', async () => {
  await edit('foam-tape', { brand: 'New', shortDescription: 'Soft' });
  const versions = { before: { ...foam, brand: 'Old ' }, after: { ...foam, brand: 'New ' } };
  await addChange(
    { what: 'changed', at: 1, touched: [], size: 1 },
    { records: [{ resource: 'products', id: foam.id, ...versions }], orders: {} },
    () => {},
  );
  const [change] = await listChanges();
  const { steps } = await planRestoration('undo', change ? [change] : []);
  expect(steps).toMatchObject([{ clash: false, after: { brand: 'Old', shortDescription: 'Soft' } }]);
});

describe('two changes together', () => {
  type Fields = Record<string, unknown>;
  /** From and to what the first change led, and then the second. */
  const both = (first: (Fields | undefined)[], second: (Fields | undefined)[]) => {
    const version = (fields?: Fields) => fields && { id: 'a', ...fields };
    const changes = [first, second].map(([before, after]) => ({
      records: [{ resource: 'products' as const, id: 'a', before: version(before), after: version(after) }],
      orders: {},
    }));
    return combine(changes).records;
  };

  it.each([
    {
      what: 'a lost one, and one made without it',
      first: [{ name: 'A' }, { name: 'B' }],
      second: [{ name: 'A' }, { name: 'A', brand: 'x' }],
      after: { name: 'B', brand: 'x' },
    },
    {
      what: 'a lost one, and one of the same field',
      first: [{ name: 'A' }, { name: 'B' }],
      second: [{ name: 'A' }, { name: 'C' }],
      after: { name: 'C' },
    },
    {
      what: 'lists of ids',
      first: [{ industries: ['1'] }, { industries: ['1', '2'] }],
      second: [{ industries: ['1', '3'] }, { industries: ['3'] }],
      after: { industries: ['3', '2'] },
    },
    {
      what: 'one between them that the history lacks',
      first: [{ name: 'A' }, { name: 'B' }],
      second: [
        { name: 'C', brand: 'x' },
        { name: 'C', brand: 'y' },
      ],
      after: { name: 'C', brand: 'y' },
    },
    {
      what: 'a lost addition, and another of the same id',
      first: [undefined, { name: 'B', brand: 'x' }],
      second: [undefined, { name: 'C' }],
      after: { name: 'C', brand: 'x' },
    },
    {
      what: 'a lost change, and a deletion',
      first: [{ name: 'A' }, { name: 'B' }],
      second: [{ name: 'A' }, undefined],
      after: undefined,
    },
    {
      what: 'a lost deletion, and a change',
      first: [{ name: 'A' }, undefined],
      second: [{ name: 'A' }, { name: 'B' }],
      after: { name: 'B' },
    },
  ])('are what both did: $what', ({ first, second, after }) => {
    const [record] = both(first, second);
    expect(record?.before).toEqual(first[0] && { id: 'a', ...first[0] });
    expect(record?.after).toEqual(after && { id: 'a', ...after });
  });
});

describe('making a change again', () => {
  it('that deleted says so in its title', async () => {
    await remove('kraft-tape');
    await execute('undo', 0);
    await execute('redo', 1);
    expect(product('kraft-tape')).toBeUndefined();
    const [again] = await listChanges();
    expect(again && changeTitle(again)).toBe('Deleted again: product “Kraft Tape”');
    expect(again && followersLine(again)).toBe('With it: 1 industry, settings');
  });

  it('that deleted some records and changed others says both', async () => {
    await saveContent({ what: 'imported' }, () =>
      changeContent(({ products: [, , ...rest] }) => ({
        products: [...rest, buildProduct({ name: 'New Tape' })],
      })),
    );
    await execute('undo', 0);
    await execute('redo', 1);
    expect((await titles())[0]).toBe('Restored: 1 product, 1 industry, settings. Deleted again: 2 products');
  });
});

describe('going back', () => {
  it('to before a change undoes it and all later ones, byte for byte', async () => {
    const states = [contentBytes()];
    const saves = [
      () => edit('foam-tape', { name: 'PE Foam' }),
      () => remove('kraft-tape'),
      () => writes.create('products', { data: { name: 'New', industries: ['packaging'] } }),
      () => edit('foam-tape', { name: 'PU Foam', industries: [] }),
      () =>
        saveContent({ what: 'reset' }, () => changeContent(() => ({ categories: [] }) as Partial<Content>)),
    ];
    for (const save of saves) {
      await save();
      states.push(contentBytes());
    }
    await execute('goBack', 2);
    expect(contentBytes()).toEqual(states[2]);
    // Going back is a change like any other.
    await execute('undo', 0);
    expect(contentBytes()).toEqual(states[5]);
    await execute('goBack', (await listChanges()).length - 1);
    expect(contentBytes()).toEqual(states[0]);
  });
});
