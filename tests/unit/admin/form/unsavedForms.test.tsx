import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listDrafts } from '../../../../src/admin/drafts/draftStore';
import { shrinking, typing } from '../../../../src/admin/holds';
import type { Article } from '../../../../src/shared/catalogue/article';
import { products } from '../../../../src/shared/catalogue/product';
import { quotaError, refuseWrites } from '../../shared/faultyStorage';
import { changeElsewhere, deleteElsewhere, recordNow } from '../support/elsewhere';
import { holdSaves, provideLocks, withoutLocks } from '../support/fakeLocks';
import {
  dialogIsClosed,
  field,
  filledField,
  holds,
  menuItem,
  noRows,
  openAdmin,
  openTab,
  saveByKey,
  until,
} from '../support/openAdmin';
import { pressTwice } from '../support/pressTwice';
import { button, byLabel, eventually, press, says, theDialog, type } from '../support/render';

/* Unsaved text is never left or discarded without a question. unsaved.spec.ts has what only a browser shows. */

// An article, because its form has the fewest inputs. Who leaves it goes to the industries: their list is the shortest.
const ID = 'copper-foil-tape-for-emi-shielding-and-grounding';
const FORM = `/admin/blog/edit/${ID}`;
const QUESTION = 'Some of your changes were not saved. Leave, and delete what you did not save?';
const SAVED = 'Saved in this browser.';
const UNSAVED = 'Not saved yet';

const confirm = vi.fn(() => false);

beforeEach(() => {
  provideLocks();
  confirm.mockClear();
  vi.stubGlobal('confirm', confirm);
});

const theArticle = () => recordNow('blog', ID);
const isStored = (fields: Partial<Article>) =>
  eventually(async () => expect(await theArticle()).toMatchObject(fields));

it('text typed after a save that changed nothing counts as unsaved', async () => {
  const router = await openAdmin(FORM);
  await filledField('title');
  await saveByKey();
  await until(() => says(SAVED));
  const summary = await field('summary');
  await type(summary, 'A long text.');
  const link = await menuItem('Industries');
  await press(link);
  expect(confirm).toHaveBeenCalledExactlyOnceWith(QUESTION);
  expect(router.state.location.pathname).toBe(FORM);
  expect(summary.value).toBe('A long text.');

  await saveByKey();
  await isStored({ summary: 'A long text.' });
  await until(() => !says(UNSAVED));
  // Whoever chose to stay is not taken there by the save.
  expect(router.state.location.pathname).toBe(FORM);
  await press(link);
  await until(() => router.state.location.pathname === '/admin/industries');
  expect(confirm).toHaveBeenCalledOnce();
});

it('says why the shortcut saves nothing while a picture is being scaled down', async () => {
  await openAdmin(FORM);
  await type(await filledField('title'), 'Copper');
  const release = shrinking.hold();
  await act(async () => {});
  await saveByKey();
  await until(() => says('The picture is still being scaled down.'));
  await act(async () => release());
  await saveByKey();
  await isStored({ title: 'Copper' });
});

it.each([
  ['text typed in a dialog over the form', typing],
  ['a picture that is being scaled down', shrinking],
])('%s counts as unsaved until it is in the form', async (_, { hold }) => {
  const router = await openAdmin(FORM);
  await filledField('title');
  const release = hold();
  const link = await menuItem('Industries');
  await press(link);
  expect(confirm).toHaveBeenCalledExactlyOnceWith(QUESTION);
  expect(router.state.location.pathname).toBe(FORM);

  await act(async () => release());
  await press(link);
  await until(() => router.state.location.pathname === '/admin/industries');
  expect(confirm).toHaveBeenCalledOnce();
});

describe('a form that was left without saving', () => {
  const DELETED = /What you did not save in “Copper.*” was deleted\./;
  const isSaid = () => DELETED.test(document.body.textContent ?? '');
  const titlesKept = async () => (await listDrafts()).map(({ values }) => values.title);

  async function leave() {
    confirm.mockReturnValueOnce(true);
    await press(await menuItem('Industries'));
  }

  async function typeAndLeave() {
    const router = await openAdmin(FORM);
    await type(await filledField('title'), 'Typed in vain?');
    await leave();
    await until(isSaid);
    expect(router.state.location.pathname).toBe('/admin/industries');
    return router;
  }

  it('is filled again by Undo, to the last word', async () => {
    const router = await typeAndLeave();
    await press(button('Undo'));
    await until(() => says('Put back into the form. It is not saved yet.'));
    expect(router.state.location.pathname).toBe(FORM);
    expect((await field('title')).value).toBe('Typed in vain?');
    expect(says('and did not save it')).toBe(false);
    // A reload would ask again.
    await until(() => router.state.location.state === null);
    await until(() => !isSaid());
    await saveByKey();
    await isStored({ title: 'Typed in vain?' });
    await eventually(async () => expect(await titlesKept()).toEqual([]));
  });

  it('is opened once by pressing Undo twice', async () => {
    const router = await typeAndLeave();
    const navigate = vi.spyOn(router, 'navigate');
    await pressTwice(button('Undo'));
    await holds('title', 'Typed in vain?');
    await until(() => router.state.location.state === null);
    const led = navigate.mock.calls.filter(([to]) => to === FORM);
    expect(led).toHaveLength(1);
  });

  it('is filled again by Undo when it was opened again meanwhile, and offers what was typed since', async () => {
    const router = await typeAndLeave();
    await act(() => router.navigate(FORM));
    await type(await filledField('title'), 'Typed since');
    await press(button('Undo'));
    await holds('title', 'Typed in vain?');
    await until(() => says('You also typed something'));
    await press(button('Put it back into the form'));
    await holds('title', 'Typed since');
  });

  it('is offered as a new one by Undo when its record was deleted meanwhile', async () => {
    const router = await typeAndLeave();
    await deleteElsewhere('blog', ID);
    await press(button('Undo'));
    await until(() => router.state.location.pathname === '/admin/blog/new');
    await until(() => says('That article is not here any more'));
    await press(button('Put it back into the form'));
    await holds('title', 'Typed in vain?');
  });

  it('cannot be filled again once the message is closed', async () => {
    await typeAndLeave();
    expect(await titlesKept()).toEqual(['Typed in vain?']);
    await press(byLabel('Close this message'));
    await eventually(async () => expect(await titlesKept()).toEqual([]));
    expect((await navigator.locks.query()).held).toEqual([]);
  });

  it('says nothing if the browser could not keep it', async () => {
    withoutLocks();
    const router = await openAdmin(FORM);
    await type(await filledField('title'), 'Typed in vain');
    await leave();
    await until(() => router.state.location.pathname === '/admin/industries');
    await until(() => document.querySelector('table'));
    expect(isSaid()).toBe(false);
  });
});

describe('the question about a change made elsewhere', () => {
  async function openQuestion() {
    const router = await openAdmin(FORM);
    await type(await filledField('title'), 'Mine');
    await changeElsewhere('blog', ID, { title: 'Theirs' });
    await saveByKey();
    await until(theDialog);
    return router;
  }

  it('goes with its form, as by Back', async () => {
    const router = await openQuestion();
    confirm.mockReturnValueOnce(true);
    await act(() => router.navigate('/admin/industries'));
    expect(router.state.location.pathname).toBe('/admin/industries');
    await dialogIsClosed();
  });

  it('stays if its answer is being saved, and says that this failed', async () => {
    const router = await openQuestion();
    const goOn = await holdSaves();
    await press(button('Save mine over it'));
    confirm.mockReturnValueOnce(true);
    await act(() => router.navigate('/admin/industries'));
    expect(router.state.location.pathname).toBe('/admin/industries');
    refuseWrites(quotaError);
    await goOn();
    await until(() => theDialog()?.textContent.includes('storage is full'));
  });
});

describe('text typed during a save', () => {
  it('stays, with the caret where it was, and is saved next', async () => {
    const router = await openAdmin('/admin/products/edit/reflective-piping');
    const theProduct = () => products.stored()?.find(({ id }) => id === 'reflective-piping');
    const firstProperty = () => theProduct()?.specifications?.[0]?.name;
    const description = await filledField('description');
    await type(description, 'Begun');
    await openTab('Specifications');
    const property = await field('specifications.0.name');
    const former = property.value;
    const goOn = await holdSaves();
    await saveByKey();
    await type(property, 'Typed while saving');
    await type(description, 'Not yet Begun');
    description.setSelectionRange(8, 8);
    await goOn();
    await until(() => says(SAVED));
    expect(theProduct()?.description).toBe('Begun');
    expect(firstProperty()).toBe(former);
    expect(description.isConnected).toBe(true);
    expect(description.value).toBe('Not yet Begun');
    expect(description.selectionStart).toBe(8);

    await press(await menuItem('Products'));
    expect(confirm).toHaveBeenCalledExactlyOnceWith(QUESTION);
    expect(router.state.location.pathname).toMatch('/edit/reflective-piping');
    await saveByKey();
    await eventually(() => expect(theProduct()?.description).toBe('Not yet Begun'));
    expect(firstProperty()).toBe('Typed while saving');
  });

  it('is asked about when the form is left, but only once the save is done, which might itself navigate', async () => {
    const router = await openAdmin(FORM);
    const title = await filledField('title');
    await type(title, 'Begun');
    const goOn = await holdSaves();
    await saveByKey();
    await type(title, 'Not yet Begun');
    await press(await menuItem('Categories'));
    expect(confirm).not.toHaveBeenCalled();
    await goOn();
    await until(() => confirm.mock.calls.length > 0);
    expect(confirm).toHaveBeenCalledExactlyOnceWith(QUESTION);
    expect(router.state.location.pathname).toBe(FORM);
    expect(title.value).toBe('Not yet Begun');
    expect(await theArticle()).toMatchObject({ title: 'Begun' });
  });

  it('stays and counts as unsaved if the save changed nothing', async () => {
    await openAdmin(FORM);
    const summary = await filledField('summary');
    const goOn = await holdSaves();
    await saveByKey();
    await type(summary, 'Typed while saving');
    await goOn();
    await until(() => says(SAVED) && says(UNSAVED));
    expect(summary.value).toBe('Typed while saving');
    await saveByKey();
    await isStored({ summary: 'Typed while saving' });
    await until(() => !says(UNSAVED));
  });

  it('stays even if it makes the form invalid', async () => {
    const refusal = 'Needs your attention: Title';
    await openAdmin(FORM);
    const title = await filledField('title');
    const summary = await field('summary');
    await type(title, '');
    await saveByKey();
    await until(() => says(refusal));
    await type(title, 'Saved title');
    const goOn = await holdSaves();
    await saveByKey();
    await type(summary, 'Typed while saving');
    // After the first refused save, the form is validated at each keystroke.
    await type(title, '');
    await until(() => title.getAttribute('aria-invalid') === 'true');
    await act(async () => summary.focus());
    await goOn();
    await until(() => says(SAVED));
    expect(document.activeElement).toBe(summary);
    expect(await theArticle()).toMatchObject({ title: 'Saved title' });
    expect(says('Needs your attention')).toBe(false);
    expect([title.value, summary.value]).toEqual(['', 'Typed while saving']);
    await type(title, 'Next title');
    await saveByKey();
    await isStored({ title: 'Next title', summary: 'Typed while saving' });
    await until(() => !says(UNSAVED));
    await type(title, '');
    await saveByKey();
    await until(() => says(refusal));
  });
});

it('text typed before a conflict appears stays, and replaces the other tab’s only after a warning', async () => {
  const warning = 'in what was changed elsewhere, too: summary.';
  await openAdmin(FORM);
  const title = await filledField('title');
  const summary = await field('summary');

  /** Saves this title while another tab saves the fields and the summary is typed, and keeps both changes. */
  async function keepBoth(mine: string, typed: string, theirs: Partial<Article>) {
    await type(title, mine);
    const goOn = await holdSaves();
    await saveByKey();
    await type(summary, typed);
    await changeElsewhere('blog', ID, theirs);
    await goOn();
    await press(await until(() => button('Keep both changes')));
    await dialogIsClosed();
    await isStored({ title: mine, ...theirs });
    expect(summary.value).toBe(typed);
    await until(() => says(UNSAVED));
  }

  await keepBoth('My title', 'Typed meanwhile', { summary: 'Theirs' });
  await until(() => says(warning));
  await saveByKey();
  await isStored({ title: 'My title', summary: 'Typed meanwhile' });
  await until(() => !says('what was changed elsewhere, too') && !says(UNSAVED));

  await keepBoth('My second title', 'Typed again', { author: 'Theirs' });
  expect(says('what was changed elsewhere, too')).toBe(false);
  await saveByKey();
  await isStored({ title: 'My second title', author: 'Theirs', summary: 'Typed again' });
});

it('text typed before a conflict appears stays also if what is kept empties a field', async () => {
  const router = await openAdmin('/admin/industries');
  await changeElsewhere('products', 'vhb-tape', noRows);
  await act(() => router.navigate('/admin/products/edit/vhb-tape'));
  const name = await filledField('name');
  await openTab('Specifications');
  await type(await filledField('brand'), '');
  const goOn = await holdSaves();
  await saveByKey();
  await type(name, 'Typed meanwhile');
  await changeElsewhere('products', 'vhb-tape', { shortDescription: 'Theirs' });
  await goOn();
  await press(await until(() => button('Keep both changes')));
  await dialogIsClosed();
  await holds('shortDescription', 'Theirs');
  await until(() => says(UNSAVED));
  expect(name.value).toBe('Typed meanwhile');
  expect(await recordNow('products', 'vhb-tape')).not.toHaveProperty('brand');
});

it('what was discarded in a conflict is put back by Undo, and conflicts again', async () => {
  await openAdmin(FORM);
  await type(await filledField('title'), 'Mine');
  await changeElsewhere('blog', ID, { title: 'Theirs' });
  await saveByKey();
  await press(await until(() => button('Discard mine, keep the other')));
  await holds('title', 'Theirs');
  await press(await until(() => button('Undo')));
  await holds('title', 'Mine');
  expect(says(UNSAVED)).toBe(true);
  await saveByKey();
  await until(() => button('Discard mine, keep the other'));
  await isStored({ title: 'Theirs' });
});

it('a record that was deleted meanwhile can be saved again, is then no longer called unsaved, and can be changed further', async () => {
  await openAdmin(FORM);
  const title = await filledField('title');
  await type(title, 'My title');
  await deleteElsewhere('blog', ID);
  await saveByKey();
  await until(() => says('nothing was saved yet'));
  await press(button('Save it again'));
  await dialogIsClosed();
  await isStored({ title: 'My title' });
  await until(() => !says('nothing was saved yet'));
  await type(await filledField('title'), 'My second title');
  await saveByKey();
  await isStored({ title: 'My second title' });
});

it('a new product is saved once however often Ctrl+S is pressed, and its form is closed to typing meanwhile', async () => {
  const router = await openAdmin('/admin/products/new');
  const before = products.stored() ?? [];
  const name = await field('name');
  await type(name, 'Slow Tape');
  expect(name.form?.inert).not.toBe(true);
  const goOn = await holdSaves();
  // Faster than anybody presses keys, and not within `act`, in which React renders only after both.
  for (let presses = 0; presses < 2; presses += 1) {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, cancelable: true }));
    await Promise.resolve();
  }
  await until(() => name.form?.inert);
  await saveByKey();
  await goOn();
  await until(() => /\/admin\/products\/edit\/slow-tape-\d+$/.test(router.state.location.pathname));
  const stored = await until(() => {
    const input = document.querySelector<HTMLInputElement>('[name="name"]');
    return input !== name && input?.value === 'Slow Tape' ? input : undefined;
  });
  expect(stored.form?.inert).not.toBe(true);
  await saveByKey();
  await until(() => says(SAVED));
  expect(products.stored()).toHaveLength(before.length + 1);
});
