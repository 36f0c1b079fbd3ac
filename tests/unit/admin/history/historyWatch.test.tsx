import { AdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writes } from '../../../../src/admin/data/writes';
import { HistoryWatch } from '../../../../src/admin/history/HistoryWatch';
import { setHistoryFailed } from '../../../../src/admin/history/kept/historyNews';
import { currentContent } from '../../../../src/shared/catalogue/content';
import { buildProduct } from '../../../builders';
import { storeContent } from '../../storeContent';
import { blockDatabases, losing } from '../support/historyStorage';
import { filledField, menuItem, openAdmin, saveByKey, until } from '../support/openAdmin';
import { eventually, press, render, says, type } from '../support/render';

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
      </AdminContext>
    </MemoryRouter>,
  );
  const alert = await eventually(
    () => document.querySelector('[role="alert"]') ?? Promise.reject(new Error('There is no alert.')),
  );
  expect(alert.textContent).toContain('as in a power cut, or its site data was cleared. The history still');
  expect(alert.textContent).toContain('Product “Kraft Tape” changed: brand');
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
