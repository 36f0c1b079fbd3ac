import { describe, expect, it, vi } from 'vitest';
import { writes } from '../../../../src/admin/data/writes';
import { changeTitle, followersLine } from '../../../../src/admin/history/changeWords';
import { addChange, listChanges } from '../../../../src/admin/history/kept/keptChanges';
import { planRestoration, restore } from '../../../../src/admin/history/restoring/restore';
import { saveContent } from '../../../../src/admin/history/saving/saveContent';
import { saveOrder } from '../../../../src/admin/list/saveOrder';
import { changeContent } from '../../../../src/shared/catalogue/changes/changeContent';
import { collections } from '../../../../src/shared/catalogue/collections';
import type { Content } from '../../../../src/shared/catalogue/content';
import { buildCategory, buildProduct } from '../../../builders';
import { storeContent } from '../../storeContent';
import {
  contentBytes,
  edit,
  execute,
  foam,
  product,
  remove,
  titles,
  withHistorySample,
} from './historySample';

/* Without HTML, which happy-dom does not parse as browsers do; tests/e2e/admin/history.spec.ts has some. */

const { products, categories, industries, settings } = collections;

withHistorySample();

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
    const save = (popularProductIds: string[]) => {
      const previousData = settings.stored()?.[0];
      return writes.update('settings', {
        id: 'settings',
        data: { ...previousData, popularProductIds },
        previousData,
      });
    };
    await save(['vinyl-tape', 'kraft-tape']);
    await save(['vinyl-tape', 'kraft-tape', 'foam-tape']);
    expect(await execute('undo', 1)).toMatchObject({ isDone: false, steps: [{ clash: false }] });
    expect(settings.stored()).toEqual([
      { ...before, popularProductIds: ['kraft-tape', 'vinyl-tape', 'foam-tape'] },
    ]);
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
  );
  const [change] = await listChanges();
  const { steps } = await planRestoration('undo', change ? [change] : []);
  expect(steps).toMatchObject([{ clash: false, after: { brand: 'Old', shortDescription: 'Soft' } }]);
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
