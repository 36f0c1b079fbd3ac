import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { putDraft } from '../../../../src/admin/drafts/draftStore';
import { changeContent } from '../../../../src/shared/catalogue/changes/changeContent';
import { currentContent } from '../../../../src/shared/catalogue/content';
import type { Specification } from '../../../../src/shared/catalogue/figures/specification';
import { holdSaves, provideLocks } from '../support/fakeLocks';
import { field, filledField, openAdmin, openTab, saveByKey, until } from '../support/openAdmin';
import { button, byLabel, eventually, press, pressKey, says, type } from '../support/render';

/* An optional field that a record or a row lacks does not show its former value, or another row's. */

// One with few rows: in these forms, everything takes longer with each row.
const ID = 'reflective-piping';
const FORM = `/admin/products/edit/${ID}`;

beforeEach(() => void provideLocks());

async function stored(): Promise<Specification[]> {
  const found = (await currentContent()).products.find(({ id }) => id === ID);
  return found?.specifications ?? [];
}

/** Opens the form. Returns its rows as stored. */
async function openForm(): Promise<Specification[]> {
  await openAdmin(FORM);
  await openTab('Specifications');
  await filledField('specifications.0.name');
  const rows = await stored();
  // These tests need rows with and rows without each of these fields.
  expect(new Set(rows.map(({ unit }) => unit === undefined)).size).toBe(2);
  expect(new Set(rows.map(({ testMethod }) => testMethod === undefined)).size).toBe(2);
  return rows;
}

/** A button of the row with this index. */
const pressInRow = (index: number, name: 'Remove #' | 'Move # up' | 'Move # down') =>
  press(byLabel(name.replace('#', `Specification ${index + 1}`)));

const shown = () =>
  [...document.querySelectorAll<HTMLInputElement>('[name^="specifications."]')].map(({ value }) => value);

/** Expects the form to show these rows, and to save them. */
async function showsAndSaves(rows: readonly (Specification | undefined)[]): Promise<void> {
  const cells = rows.flatMap((row) => [row?.name, row?.value, row?.unit ?? '', row?.testMethod ?? '']);
  expect(shown()).toEqual(cells);
  await saveByKey();
  await until(() => says('Saved in this browser.'));
  // That may be said of an earlier save still.
  await eventually(async () => expect(await stored()).toEqual(rows));
}

it('once all rows are removed and saved, other products’ rows are still suggested', async () => {
  const rows = await openForm();
  for (const _ of rows) await pressInRow(0, 'Remove #');
  await showsAndSaves([]);
  expect(shown()).toEqual([]);
  await press(button('Add specification'));
  await field('specifications.0.name');
  expect(document.querySelectorAll('datalist option').length).toBeGreaterThan(0);
});

describe('rows with and without a unit or a test method keep their own', () => {
  it('when one is removed and another typed into while a save is under way', async () => {
    const [, second, ...rest] = await openForm();
    await type(await field('brand'), 'Acme');
    const goOn = await holdSaves();
    await saveByKey();
    await pressInRow(0, 'Remove #');
    await type(await field('specifications.0.value'), '76');
    await goOn();
    await until(() => says('Saved in this browser.') && says('Not saved yet'));
    await showsAndSaves([second && { ...second, value: '76' }, ...rest]);
  });

  it('when one is put back', async () => {
    const rows = await openForm();
    await pressInRow(0, 'Remove #');
    await pressInRow(0, 'Remove #');
    await press(button('Put it back'));
    await showsAndSaves(rows.slice(1));
  });

  it('when one is moved', async () => {
    const [a, b, c, d, ...rest] = await openForm();
    await pressInRow(3, 'Move # up');
    await pressInRow(1, 'Move # down');
    await showsAndSaves([a, d, b, c, ...rest]);
  });

  it('when one is added below by Enter', async () => {
    const [first, ...rest] = await openForm();
    await pressKey(await field('specifications.0.name'), 'Enter');
    await until(() => shown().length > 4 * (rest.length + 1));
    expect(shown().slice(4, 8)).toEqual(['', '', '', '']);
    await type(await field('specifications.1.name'), 'Core');
    await type(await field('specifications.1.value'), '76');
    await showsAndSaves([first, { name: 'Core', value: '76' }, ...rest]);
  });

  it('when they come from a draft', async () => {
    const [first, ...rest] = await stored();
    const [product] = (await currentContent()).products.filter(({ id }) => id === ID);
    const base = { ...product, id: ID };
    const values = { ...base, specifications: rest };
    await putDraft({ id: 'lost', resource: 'products', recordId: ID, at: Date.now(), base, values });
    await openForm();
    await until(() => says('and did not save it'));
    await press(button('Put it back into the form'));
    await until(() => shown()[0] !== first?.name);
    await showsAndSaves(rest);
  });

  it('when the product is duplicated', async () => {
    const router = await openAdmin(FORM);
    const link = await until(() => document.querySelector<HTMLElement>('a[href$="/products/new"]'));
    await press(link);
    await until(() => router.state.location.pathname.endsWith('/new'));
    await openTab('Specifications');
    await filledField('specifications.0.name');
    const rows = await stored();
    await pressInRow(0, 'Remove #');
    await saveByKey();
    await until(() => says('Added and saved in this browser.'));
    const added = (await currentContent()).products.find(({ name }) => name === 'Reflective Piping (copy)');
    expect(added?.specifications).toEqual(rows.slice(1));
  });
});

describe('an optional text stays empty', () => {
  it('once it was cleared and saved', async () => {
    const router = await openAdmin('/admin/industries');
    await changeContent(({ settings }) => ({
      settings: settings.map((one) => ({
        ...one,
        contact: { ...one.contact, phone2: '+91 44 5550 0101' },
      })),
    }));
    await act(async () => void router.navigate('/admin/settings'));
    const second = await filledField('contact.phone2');
    await type(second, '');
    await saveByKey();
    await until(() => says('Saved in this browser.'));
    expect((await currentContent()).settings[0]?.contact.phone2).toBeUndefined();
    await eventually(() => expect(says('Not saved yet')).toBe(false));
    expect((await field('contact.phone2')).value).toBe('');
  });

  it('when the form is opened again after it was removed elsewhere', async () => {
    const router = await openAdmin(FORM);
    await openTab('Specifications');
    await filledField('specifications.0.name');
    await type(await field('brand'), 'Acme');
    await saveByKey();
    await until(() => says('Saved in this browser.'));
    await act(async () => void router.navigate('/admin/industries'));
    await until(() => !document.querySelector('[name="brand"]'));
    await changeContent(({ products }) => ({
      products: products.map(({ brand: _, ...product }) => product),
    }));
    await act(async () => void router.navigate(FORM));
    await openTab('Specifications');
    await eventually(async () => expect((await field('brand')).value).toBe(''));
  });
});

it('a form is not dirty when it is opened, nor after its change was taken back', async () => {
  await openForm();
  for (const tab of ['Pictures', 'Search engines', 'Basics']) await openTab(tab);
  await eventually(() => expect(says('Not saved yet')).toBe(false));
  const unit = await field('specifications.0.unit');
  expect(unit.value).toBe('');
  await type(unit, 'mm');
  expect(says('Not saved yet')).toBe(true);
  await type(unit, '');
  expect(says('Not saved yet')).toBe(false);
});
