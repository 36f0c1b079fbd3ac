import { act, useState } from 'react';
import { AddNotificationContext } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writes } from '../../../../src/admin/data/writes';
import { ChangeDetails } from '../../../../src/admin/history/ChangeDetails';
import { changeTitle } from '../../../../src/admin/history/changeWords';
import { HistoryWatch } from '../../../../src/admin/history/HistoryWatch';
import type { Change } from '../../../../src/admin/history/kept/change';
import { readDropped } from '../../../../src/admin/history/kept/dropped';
import { listChanges } from '../../../../src/admin/history/kept/keptChanges';
import { RestoreDialog } from '../../../../src/admin/history/restoring/RestoreDialog';
import type { RestoreAction } from '../../../../src/admin/history/restoring/restore';
import { settle } from '../../../../src/admin/history/saving/lostSaves';
import { saveContent } from '../../../../src/admin/history/saving/saveContent';
import { changeContent } from '../../../../src/shared/catalogue/changes/changeContent';
import { collections } from '../../../../src/shared/catalogue/collections';
import { currentContent } from '../../../../src/shared/catalogue/content';
import { seedCollections } from '../../../../src/shared/catalogue/seedCollections';
import { buildProduct, buildSettings } from '../../../builders';
import { contentKeys as keys } from '../../../contentKeys';
import { mendStorage, quotaError, refuseWrites } from '../../shared/faultyStorage';
import { storeContent } from '../../storeContent';
import { holdSaves, provideLocks, savesAreDone } from '../support/fakeLocks';
import { failHistory, losing } from '../support/historyStorage';
import { expectBusy, pressTwice } from '../support/pressTwice';
import { button, byRole, eventually, press, renderInAdmin, textsOf, theDialog } from '../support/render';
import { undoNewest } from '../support/restoreAll';
import { findLostSaves } from './historySample';

const { products } = collections;
const foam = buildProduct({ name: 'Foam Tape' });
const close = vi.fn();
const say = vi.fn();

beforeEach(() => {
  close.mockReset();
  say.mockReset();
  storeContent({ products: [foam] });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const edit = async (fields: object) => {
  const [record = foam] = products.stored() ?? [];
  await writes.update('products', { id: foam.id, data: { ...record, ...fields }, previousData: record });
};
const name = () => products.stored()?.[0]?.name;
const open = (action: RestoreAction, changes: readonly Change[]) =>
  renderInAdmin(<RestoreDialog action={action} changes={changes} onClose={close} />);
const alerts = () => textsOf('[role="alert"]').join(' ');
/** Makes the history refuse updates, although it can still be read and added to. */
const refuseNotes = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Internal error opening backing store', 'UnknownError');
  });

/** Makes a save that the browser's storage loses. Returns the missing saves. */
async function lose() {
  await edit({ brand: 'Ours' });
  await losing(() => edit({ name: 'PU Foam' }));
  return findLostSaves();
}

it('shows what was changed while the dialog was open, and can then undo that too, or leave it', async () => {
  await edit({ name: 'PE Foam' });
  await open('undo', await listChanges());
  await eventually(() => expect(textsOf('del')).toEqual(['PE Foam']));
  await edit({ name: 'EVA Foam' });
  await press(button('Undo it'));
  await eventually(() => expect(textsOf('del')).toEqual(['EVA Foam']));
  expect(textsOf('ins')).toEqual(['Foam Tape']);
  expect(alerts()).toContain('changed meanwhile');
  expect(alerts()).toContain('One product was changed again since');
  await eventually(() => expect(button('Undo it').getAttribute('aria-disabled')).toBe('false'));
  await press(button('Cancel'));
  expect(close).toHaveBeenCalledOnce();
  expect(name()).toBe('EVA Foam');
  await press(button('Undo it'));
  await eventually(() => expect(close).toHaveBeenCalledTimes(2));
  expect(name()).toBe('Foam Tape');
});

it('names the button to press again once there is room', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await edit({ name: 'PE Foam' });
  await open('undo', await listChanges());
  await eventually(() => button('Undo it'));
  refuseWrites(quotaError);
  await press(button('Undo it'));
  await eventually(() => expect(alerts()).toContain('Then press “Undo it” again.'));
  mendStorage();
  await press(button('Undo it'));
  await eventually(() => expect(name()).toBe('Foam Tape'));
  // What comes after the save must not come in the next test.
  await eventually(() => expect(close).toHaveBeenCalledOnce());
});

it('pressing twice undoes a change once, and the dialog cannot be closed meanwhile', async () => {
  provideLocks();
  await edit({ name: 'PE Foam' });
  await open('undo', await listChanges());
  const undo = await eventually(() => button('Undo it'));
  const goOn = await holdSaves();
  await pressTwice(undo);
  await expectBusy(byRole('dialog'));
  expect(close).not.toHaveBeenCalled();
  await goOn();
  await savesAreDone();
  await eventually(() => expect(close).toHaveBeenCalledOnce());
  expect(name()).toBe('Foam Tape');
  expect(alerts()).toBe('');
  expect(await listChanges()).toHaveLength(2);
});

it('going back says that it undoes all changes since, and how many those are', async () => {
  const before = localStorage.getItem(keys.products);
  await edit({ name: 'PE Foam' });
  await edit({ brand: 'Ours' });
  await writes.create('products', { data: { name: 'New Tape' } });
  await openFrom((await listChanges()).at(-1), 'Undo it and all since');
  await eventually(() => expect(intro()).toContain('This undoes 3 changes: this one and all since.'));
  expect(title()).toMatch(/^Go back to before/);
  await press(button('Go back'));
  await eventually(() => expect(theDialog()).toBeNull());
  expect(localStorage.getItem(keys.products)).toBe(before);
});

it('says that a record which was deleted since comes back alone', async () => {
  await edit({ name: 'PE Foam' });
  const renaming = await listChanges();
  await writes.create('products', { data: { ...foam, name: 'Kraft Tape' } });
  await writes.delete('products', { id: foam.id, previousData: products.stored()?.[0] });
  await open('undo', renaming);
  await eventually(() => expect(alerts()).toContain('One product was deleted since'));
  expect(alerts()).not.toContain('changed again since');
});

it('says that a record which a lost save brings back alone may have been added by another one', async () => {
  await edit({ brand: 'Ours' });
  await losing(async () => {
    await writes.create('products', { data: { ...foam, id: undefined, name: 'Kraft Tape' } });
    const kraft = products.stored()?.find((product) => product.name === 'Kraft Tape') ?? foam;
    await writes.update('products', { id: kraft.id, data: { ...kraft, brand: 'Ours' }, previousData: kraft });
  });
  const [latest] = await findLostSaves();
  await open('bringBack', latest ? [latest] : []);
  await eventually(() => expect(alerts()).toContain('deleted since, or added by another lost save.'));
  expect(alerts()).toContain('bring that save back first, or undo the deletion');
});

it('a lost save that was brought back is not called lost if the history cannot note it', async () => {
  const missing = await lose();
  await open('bringBack', missing);
  await eventually(() => expect(textsOf('ins')).toEqual(['PU Foam']));
  refuseNotes();
  await press(button('Restore'));
  await eventually(() => expect(close).toHaveBeenCalled());
  expect(name()).toBe('PU Foam');
  expect(alerts()).toBe('');
});

it('a lost save that is already stored can be dismissed even if the history cannot note it', async () => {
  const missing = await lose();
  await edit({ name: 'PU Foam' });
  await open('bringBack', missing);
  await eventually(() => button('Close'));
  refuseNotes();
  await press(button('Close'));
  await eventually(() => expect(close).toHaveBeenCalled());
});

/** Shows the offer to restore lost saves, as on any screen. */
async function showOffer(): Promise<void> {
  await renderInAdmin(
    <main>
      <HistoryWatch />
    </main>,
  );
  await eventually(() => button('Do not restore'));
}

it('closing what is done already settles the saves that it was about, and none that was lost since', async () => {
  const lost = await lose();
  await edit({ name: 'PU Foam' });
  let show: (changes: readonly Change[]) => void = () => {};
  function Growing() {
    const [changes, setChanges] = useState<readonly Change[]>(lost);
    show = setChanges;
    return <RestoreDialog action="bringBack" changes={changes} onClose={close} />;
  }
  await renderInAdmin(<Growing />);
  await eventually(() => expect(intro()).toContain('there is nothing to do'));
  await losing(() => edit({ name: 'EVA Foam' }));
  const more = await findLostSaves();
  expect(more).toHaveLength(2);
  await act(async () => show(more));
  await press(button('Close'));
  await eventually(async () => expect((await findLostSaves()).map(({ id }) => id)).toEqual([more[0]?.id]));
});

it('the focus moves to the screen when the offer of a lost save is dismissed', async () => {
  await lose();
  await showOffer();
  await press(button('Do not restore'));
  await eventually(() => expect(alerts()).toBe(''));
  const main = document.querySelector('main');
  expect(document.activeElement).toBe(main);
  expect(main?.tabIndex).toBe(-1);
});

it('the focus moves to the screen, too, if lost saves are settled elsewhere while it is in the question about them', async () => {
  for (let count = 0; count <= 50; count += 1) await edit({ brand: `Brand ${count}` });
  localStorage.clear();
  storeContent({ products: [foam] });
  const lost = await findLostSaves();
  await showOffer();
  await press(button('Do not restore'));
  expect(theDialog()?.contains(document.activeElement)).toBe(true);
  await act(() => settle(lost));
  await eventually(() => expect(alerts()).toBe(''));
  expect(document.activeElement).toBe(document.querySelector('main'));
});

it('says why lost saves cannot be left out if the history does not note it, and still offers them', async () => {
  await lose();
  await showOffer();
  const refused = refuseNotes();
  await press(button('Do not restore'));
  await eventually(() => expect(alerts()).toContain('does not give out its history'));
  refused.mockRestore();
  await press(button('Do not restore'));
  await eventually(() => expect(alerts()).toBe(''));
});

it('asks before lost saves are left out together with older changes, which are then gone', async () => {
  for (let count = 0; count <= 50; count += 1) await edit({ brand: `Brand ${count}` });
  localStorage.clear();
  storeContent({ products: [foam] });
  await findLostSaves();
  await showOffer();
  await press(button('Do not restore'));
  expect(theDialog()?.textContent).toContain('What was changed before these saves is lost with them');
  await press(button('Cancel'));
  await eventually(() => expect(theDialog()).toBeNull());
  expect(await readDropped((await findLostSaves()).map(({ id }) => id))).toBeDefined();

  await press(button('Do not restore'));
  const refused = refuseNotes();
  await press(button('Do not restore', byRole('dialog')));
  await eventually(() => expect(theDialog()?.textContent).toContain('does not give out its history'));
  refused.mockRestore();
  await press(button('Do not restore', byRole('dialog')));
  await eventually(() => expect(alerts()).toBe(''));
  expect(await findLostSaves()).toEqual([]);
  expect(document.activeElement).toBe(document.querySelector('main'));
});

it('says in plain words that the history cannot be read', async () => {
  await edit({ name: 'PE Foam' });
  const changes = await listChanges();
  failHistory();
  await open('undo', changes);
  await eventually(() => expect(alerts()).toContain('does not give out its history'));
  expect(alerts()).not.toContain('Internal error');
});

/** Opens a restoration from where a change is shown, by this button. */
async function openFrom(change: Change | undefined, label: string) {
  if (!change) throw new Error('The history has no change.');
  const [newest] = await listChanges();
  await renderInAdmin(
    <AddNotificationContext.Provider value={say}>
      <ChangeDetails change={change} isNewest={change.id === newest?.id} />
    </AddNotificationContext.Provider>,
  );
  await press(await eventually(() => button(label)));
}
const title = () => document.getElementById('restore-title')?.textContent;
const intro = () => document.querySelector('[role="dialog"] p')?.textContent;
const said = (message: string) => expect.objectContaining({ message });

describe('a restoration that deletes', () => {
  const vinyl = buildProduct({ name: 'Vinyl Tape' });
  beforeEach(() => {
    storeContent({ products: [foam, vinyl] });
    // So that nothing follows.
    storeContent({ industries: [], settings: [buildSettings()] });
  });
  const ids = () => products.stored()?.map(({ id }) => id);

  it('is called a deletion before and after', async () => {
    await writes.delete('products', { id: foam.id });
    await undoNewest();
    await openFrom((await listChanges())[1], 'Delete again');
    await eventually(() => expect(title()).toBe('Delete product “Foam Tape” again?'));
    await press(button('Delete again', byRole('dialog')));
    const message = 'Deleted again: product “Foam Tape”. Saved in this browser.';
    await eventually(() => expect(say).toHaveBeenCalledWith(said(message)));
    expect(ids()).toEqual([vinyl.id]);
  });

  it('is called one for those records only, if it puts others back', async () => {
    await saveContent({ what: 'imported' }, () =>
      changeContent(() => ({ products: [{ ...foam, brand: 'Ours' }] })),
    );
    await undoNewest();
    await openFrom((await listChanges())[1], 'Restore this version');
    await eventually(() =>
      expect(intro()).toBe('This deletes product “Vinyl Tape” again. What would change now:'),
    );
    expect(title()).toMatch(/^Restore the save of/);
    await press(button('Restore'));
    const message =
      'Restored: product “Foam Tape”. Deleted again: product “Vinyl Tape”. Saved in this browser.';
    await eventually(() => expect(say).toHaveBeenCalledWith(said(message)));
  });

  it('is called an undoing, if it undoes an addition', async () => {
    await writes.create('products', { data: { name: 'New Tape' } });
    await openFrom((await listChanges())[0], 'Undo this change');
    await press(await eventually(() => button('Undo it')));
    await eventually(() => expect(say).toHaveBeenCalledWith(said('Undone and saved in this browser.')));
  });
});

it('a change that is not what is stored can be made again, whatever became of it, and not undone', async () => {
  localStorage.clear();
  await seedCollections();
  const [tape = foam] = (await currentContent()).products;
  const stored = async () => (await currentContent()).products.find(({ id }) => id === tape.id)?.name;
  const renamed = { ...tape, name: 'Renamed Tape' };
  await writes.update('products', { id: tape.id, data: renamed, previousData: tape });
  const [change] = await listChanges();
  if (!change) throw new Error('The history has no change.');
  const offered = () => textsOf('button');
  await renderInAdmin(<ChangeDetails change={change} isNewest />);
  await eventually(() => expect(textsOf('ins')).toEqual(['Renamed Tape']));
  expect(offered()).toEqual(['Undo this change']);
  // As after a damaged record, in whose place the built-in one came.
  await act(() => changeContent(({ products: [, ...others] }) => ({ products: [tape, ...others] })));
  await eventually(() => expect(offered()).toEqual(['Restore this version']));
  await press(button('Restore this version'));
  await eventually(() => button('Restore'));
  await press(button('Restore'));
  await eventually(async () => expect(await stored()).toBe('Renamed Tape'));
  await eventually(() => expect(offered()).toEqual(['Undo this change']));
  expect((await listChanges()).map(changeTitle)).toContain('Restored: product “Renamed Tape”');
});
