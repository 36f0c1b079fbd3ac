import { act, type ReactNode } from 'react';
import { AdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LastChanges } from '../../../../src/admin/dashboard/LastChanges';
import { writes } from '../../../../src/admin/data/writes';
import { HistoryPage } from '../../../../src/admin/history/HistoryPage';
import { HistoryWatch } from '../../../../src/admin/history/HistoryWatch';
import { setHistoryFailed } from '../../../../src/admin/history/kept/historyNews';
import { listChanges } from '../../../../src/admin/history/kept/keptChanges';
import { LostSaves } from '../../../../src/admin/history/restoring/LostSaves';
import { noteLostSaves } from '../../../../src/admin/history/saving/lostSaves';
import { currentContent } from '../../../../src/shared/catalogue/content';
import { products } from '../../../../src/shared/catalogue/product';
import { buildCategory, buildProduct } from '../../../builders';
import { storeContent } from '../../storeContent';
import { blockDatabases, losing } from '../support/historyStorage';
import { filledField, menuItem, openAdmin, saveByKey, until } from '../support/openAdmin';
import { button, eventually, press, render, says, type } from '../support/render';

beforeEach(() => setHistoryFailed(false));
afterEach(() => setHistoryFailed(false));

it('names each way in which the storage may have lost a save, and does not claim to know which', async () => {
  const kraft = buildProduct({ name: 'Kraft Tape' });
  storeContent({ products: [kraft] });
  await losing(() =>
    writes.update('products', { id: kraft.id, data: { ...kraft, brand: 'Own' }, previousData: kraft }),
  );
  await render(
    <MemoryRouter>
      <AdminContext>
        <HistoryWatch />
        <LastChanges />
        <HistoryPage />
      </AdminContext>
    </MemoryRouter>,
  );
  const alert = await eventually(
    () => document.querySelector('[role="alert"]') ?? Promise.reject(new Error('There is no alert.')),
  );
  expect(alert.textContent).toContain('as in a power cut, or its site data was cleared. The history still');
  expect(alert.textContent).toContain('Product “Kraft Tape” changed: brand');
  await until(() => says('changed: brandlost from this browser’s storage, '));
  const entry = await until(() => document.querySelector<HTMLElement>('[id^="change-"]') ?? undefined);
  expect(entry.textContent).toContain('Lost from this browser’s storage');
  await press(entry);
  await until(() =>
    says('The browser was closed before it had written this save down, or its site data was cleared.'),
  );
});

describe('where one collection is gone, though a page of the site has put the published one there', () => {
  const kraft = buildProduct({ name: 'Kraft Tape' });
  // Without HTML, which happy-dom does not parse as browsers do.
  const category = buildCategory({ description: '' });
  const alert = () =>
    eventually(
      () => document.querySelector('[role="alert"]') ?? Promise.reject(new Error('There is no alert.')),
    );
  const chipsIn = async () => (await listChanges()).map(({ missing }) => missing);

  const inAdmin = (shown: ReactNode) => (
    <MemoryRouter>
      <AdminContext>{shown}</AdminContext>
    </MemoryRouter>
  );

  /** Saves a product and a category, and loses the products; then a page of the site is opened. */
  async function losePublished() {
    vi.spyOn(products.defaults, 'load').mockResolvedValue([kraft]);
    await products.seed();
    storeContent({ categories: [category] });
    await writes.update('products', {
      id: kraft.id,
      data: { ...kraft, brand: 'Own' },
      previousData: kraft,
    });
    await writes.update('categories', {
      id: category.id,
      data: { ...category, name: 'Stored' },
      previousData: category,
    });
    localStorage.removeItem(products.key);
    await products.seed();
    expect(products.isEdited()).toBe(false);
  }

  it('names what was lost with it, and not what is stored', async () => {
    await losePublished();
    await render(inAdmin(<HistoryWatch />));
    expect((await alert()).textContent).toMatch(/^The save of .* is not in this browser’s storage/);
    expect((await alert()).textContent).toContain('Product “Kraft Tape” changed: brand');
    expect((await alert()).textContent).not.toContain('Stored');
    await press(button('Show what was lost'));
    const dialog = await until(() => document.querySelector('[role="dialog"]') ?? undefined);
    await until(() => says('What would change now'));
    expect(dialog.textContent).toMatch(/^Restore the save of /);
    await press(button('Restore', dialog));
    await until(() => !document.querySelector('[role="alert"]'));
    expect(products.stored()).toMatchObject([{ brand: 'Own' }]);
    expect(await chipsIn()).toEqual([undefined, undefined, undefined]);
  });

  it('leaves out only that, if the owner wants it so, and does not ask again', async () => {
    await losePublished();
    await render(inAdmin(<HistoryWatch />));
    await alert();
    await press(button('Do not restore'));
    await eventually(async () => expect(await chipsIn()).toEqual([undefined, 'left']));
    await noteLostSaves();
    expect(await chipsIn()).toEqual([undefined, 'left']);
  });

  it('leaves out only that, too, if the history was just read again', async () => {
    await losePublished();
    await noteLostSaves();
    const readAgain = async () => inAdmin(<LostSaves lost={await listChanges()} />);
    const root = await render(await readAgain());
    await alert();
    const again = await readAgain();
    act(() => root.render(again));
    await press(button('Do not restore'));
    await eventually(async () => expect(await chipsIn()).toEqual([undefined, 'left']));
  });
});

it('saving works if IndexedDB is blocked, and the owner is told that no history is kept', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  blockDatabases();
  const id = 'copper-foil-tape-for-emi-shielding-and-grounding';
  const shows = (words: string) => until(() => says(words));
  await openAdmin(`/admin/blog/edit/${id}`);
  const title = await filledField('title');
  for (const typed of ['First title', 'Second title']) {
    await type(title, typed);
    await saveByKey();
    await eventually(async () =>
      expect((await currentContent()).blog.find((one) => one.id === id)?.title).toBe(typed),
    );
    await shows('Saved, but the history cannot keep changes at the moment');
  }
  await press(await menuItem('Dashboard'));
  await shows('The history of changes cannot be read.');
  await press(await menuItem('History'));
  await shows('Saving works all the same.');
});

it('the owner is told of it also if the save was one that the admin makes before it is shown', async () => {
  setHistoryFailed(true);
  await openAdmin('/admin/history');
  await until(() => says('Saved, but the history cannot keep changes at the moment'));
});
