import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdDraft } from '../../../src/admin/drafts/draftLocks';
import { listDrafts, putDraft, removeDraft } from '../../../src/admin/drafts/draftStore';
import { currentContent } from '../../../src/shared/catalogue/content';
import { mendStorage, quotaError, refuseWrites } from '../shared/faultyStorage';
import { provideLocks, withoutLocks } from './fakeLocks';
import { field, filledField, menuItem, openAdmin, saveByKey, until } from './openAdmin';
import { button, byLabel, byRole, eventually, press, type } from './render';

/* What was typed into a form can be restored after a phone discarded its page. */

const ID = 'vhb-tape';
const FORM = `/admin/products/edit/${ID}`;
const TYPED = 'Typed on the way';
const PLACE = { resource: 'products', recordId: ID } as const;
const OFFER = /You typed (?:“.+” )?here (?:today at|on) .*\d\d:\d\d and did not save it\./;

beforeEach(async () => {
  await deleteDB('admin-drafts');
  provideLocks();
});
afterEach(() => {
  mendStorage();
  withoutLocks();
  vi.unstubAllGlobals();
});

const isOffered = () => OFFER.test(document.body.textContent ?? '');
const theProduct = async () => (await currentContent()).products.find(({ id }) => id === ID);
const kept = async () => (await listDrafts(PLACE)).map(({ values }) => values.name);

/** Opens the product's form with a lost draft of a new name, made from a record with these former fields. */
async function openWithLost(formerly: object = {}) {
  localStorage.clear();
  const record = await theProduct();
  const base = { ...record, ...formerly, id: ID };
  await putDraft({ ...PLACE, id: 'lost', at: Date.now(), base, values: { ...base, name: TYPED } });
  await openAdmin(FORM);
  await until(isOffered);
  expect((await filledField('name')).value).toBe('VHB Tape');
}

const takeUp = async () => {
  await press(button('Put it back into the form'));
  await until(() => document.querySelector<HTMLInputElement>('[name="name"]')?.value === TYPED);
  expect(isOffered()).toBe(false);
};

describe('an offered draft', () => {
  it('fills the form when it is restored, and is removed once that is saved', async () => {
    await openWithLost();
    await takeUp();
    await saveByKey();
    await eventually(async () => expect(await theProduct()).toMatchObject({ name: TYPED }));
    await eventually(async () => expect(await kept()).toEqual([]));
  });

  it('is deleted after a confirmation, and the form stays as it is', async () => {
    await openWithLost();
    const confirm = vi.fn().mockReturnValueOnce(false).mockReturnValueOnce(true);
    vi.stubGlobal('confirm', confirm);
    await press(button('Delete it'));
    expect(confirm).toHaveBeenLastCalledWith(expect.stringContaining('Delete what you typed here'));
    expect(isOffered()).toBe(true);
    expect(await kept()).toEqual([TYPED]);
    await press(button('Delete it'));
    await until(() => !isOffered());
    expect((await field('name')).value).toBe('VHB Tape');
    await eventually(async () => expect(await kept()).toEqual([]));
  });

  it('is reported as gone if another tab has restored or deleted it meanwhile', async () => {
    await openWithLost();
    await removeDraft('lost');
    await press(button('Put it back into the form'));
    await until(() => document.body.textContent?.includes('Another tab has put it back'));
    expect(isOffered()).toBe(false);
    expect((await field('name')).value).toBe('VHB Tape');
  });

  it('conflicts with later changes of the record', async () => {
    await openWithLost({ name: 'Former name' });
    await takeUp();
    await saveByKey();
    const dialog = await until(() => document.querySelector('[role="dialog"]'));
    expect(dialog.textContent).toContain('Both changed: name.');
    expect(dialog.textContent).toContain('Former name → VHB Tape');
    expect(await theProduct()).toMatchObject({ name: 'VHB Tape' });
    expect(await kept()).toEqual([TYPED]);
  });
});

it('text typed into a form for a new record becomes a lost draft when another draft is restored', async () => {
  const place = { resource: 'blog', recordId: '' } as const;
  const titles = async () => (await listDrafts(place)).map(({ values }) => values.title).sort();
  await putDraft({ ...place, id: 'lost', at: Date.now(), values: { title: 'Typed before' } });
  await openAdmin('/admin/blog/new');
  await until(isOffered);
  await type(await field('title'), TYPED);
  await press(button('Put it back into the form'));
  await until(() => document.querySelector<HTMLInputElement>('[name="title"]')?.value === 'Typed before');
  await eventually(async () => expect(await titles()).toEqual([TYPED, 'Typed before'].sort()));
});

it('text that is typed without a pause is kept meanwhile', async () => {
  await openAdmin(FORM);
  const name = await filledField('name');
  for (let letters = 1; (await kept()).length === 0; letters += 1) {
    expect(letters).toBeLessThan(50);
    await type(name, 'x'.repeat(letters));
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
});

describe('a kept draft is removed', () => {
  beforeEach(async () => {
    await openAdmin(FORM);
    await type(await filledField('name'), TYPED);
    // As when the owner switches to another app.
    await act(async () => window.dispatchEvent(new Event('pagehide')));
    await eventually(async () => expect(await kept()).toEqual([TYPED]));
    vi.stubGlobal('confirm', () => true);
  });
  afterEach(() => eventually(async () => expect(await kept()).toEqual([])));

  it('when the owner confirms leaving without saving', async () => press(await menuItem('Categories')));

  it('when the owner confirms logging out', async () => {
    await press(byLabel('Profile'));
    await press(await menuItem('Logout'));
  });

  it('when its record is deleted', async () => {
    await press(button('Delete'));
    await press(button('Delete', byRole('dialog')));
  });
});

it('a draft is offered again after the owner left a form that could not be saved', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const confirm = vi.fn(() => true);
  vi.stubGlobal('confirm', confirm);
  const router = await openAdmin(FORM);
  await type(await filledField('name'), TYPED);
  await act(async () => window.dispatchEvent(new Event('pagehide')));
  await eventually(async () => expect(await kept()).toEqual([TYPED]));
  refuseWrites(quotaError);
  await saveByKey();
  await until(() => document.body.textContent?.includes('storage is full'));
  await type(await field('name'), `${TYPED}, to the last word`);
  await press(await menuItem('Articles'));
  await until(() => router.state.location.pathname === '/admin/blog');
  expect(confirm).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('leads you back'));
  await eventually(async () => expect(await kept()).toEqual([`${TYPED}, to the last word`]));
  await act(() => router.navigate(FORM));
  await until(isOffered);
});

it('a draft is kept when the owner goes from a form that could not be saved to another product’s', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('confirm', () => true);
  const router = await openAdmin(FORM);
  const name = await filledField('name');
  await type(name, TYPED);
  await act(async () => window.dispatchEvent(new Event('pagehide')));
  await eventually(async () => expect(await kept()).toEqual([TYPED]));
  refuseWrites(quotaError);
  await saveByKey();
  await until(() => document.body.textContent?.includes('storage is full'));
  await act(() => router.navigate('/admin/products/edit/pe-foam-tape'));
  await until(() => document.querySelector<HTMLInputElement>('[name="name"]')?.value === 'PE Foam Tape');
  expect(name.isConnected).toBe(false);
  await eventually(async () => expect(await kept()).toEqual([TYPED]));
});

it('nobody who leaves a form that could not be saved is promised a draft where the browser keeps none', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const confirm = vi.fn(() => true);
  vi.stubGlobal('confirm', confirm);
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  const router = await openAdmin(FORM);
  await type(await filledField('name'), TYPED);
  await act(async () => window.dispatchEvent(new Event('pagehide')));
  refuseWrites(quotaError);
  await saveByKey();
  await until(() => document.body.textContent?.includes('storage is full'));
  await press(await menuItem('Articles'));
  await until(() => router.state.location.pathname === '/admin/blog');
  expect(confirm).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Leave, and delete'));
});

it('the dashboard lists the forms with lost drafts, and links to them', async () => {
  localStorage.clear();
  const [other, base] = [(await currentContent()).products[0], await theProduct()];
  const values = { ...base, name: TYPED };
  const at = Date.now();
  await putDraft({ ...PLACE, id: 'older', at: at - 1, base, values });
  await putDraft({ ...PLACE, id: 'newer', at, base, values });
  await putDraft({
    ...PLACE,
    id: 'stored',
    recordId: String(other?.id),
    at,
    base: other,
    values: { ...other },
  });
  await putDraft({ ...PLACE, id: 'deleted', recordId: 'gone', at: at - 1, base, values });
  await putDraft({ ...PLACE, id: 'new product', recordId: '', at: at - 0.5, values: { name: 'New one' } });
  await putDraft({ ...PLACE, id: 'no form', resource: 'industries', recordId: 'gone', at, values });
  await putDraft({
    resource: 'blog',
    recordId: '',
    id: 'new',
    at: at - 2,
    values: { title: 'Half a title' },
  });
  await putDraft({ ...PLACE, id: 'in work', recordId: 'pe-foam-tape', at, values });
  await holdDraft('in work');
  const router = await openAdmin('/admin/dashboard');
  const rows = await until(() => {
    const found = [...document.querySelectorAll('[role="status"] li')];
    return found.length > 0 ? found : undefined;
  });
  const [link, , deleted] = rows.map((row) => row.querySelector('a'));
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Product “VHB Tape”(?!.*deleted)/),
    expect.stringMatching(/^New product “New one”/),
    expect.stringMatching(/^Product “VHB Tape”.*, deleted since$/),
    expect.stringMatching(/^New article “Half a title”/),
  ]);
  expect(deleted?.getAttribute('href')).toBe('/admin/products/new');
  if (link) await press(link);
  expect(router.state.location.pathname).toBe(FORM);
  await until(isOffered);
});
