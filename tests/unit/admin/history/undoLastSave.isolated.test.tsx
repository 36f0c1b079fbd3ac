import { act } from 'react';
import { AddNotificationContext, AdminContext, type NotificationPayload } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { writes } from '../../../../src/admin/data/writes';
import type { Change } from '../../../../src/admin/history/kept/change';
import { addChange, listChanges } from '../../../../src/admin/history/kept/keptChanges';
import { UndoLastSave } from '../../../../src/admin/history/restoring/UndoLastSave';
import { noteSave } from '../../../../src/admin/history/saving/lastSave';
import { products } from '../../../../src/shared/catalogue/product';
import { buildProduct } from '../../../builders';
import { quotaError, refuseWrites } from '../../shared/faultyStorage';
import { storeContent } from '../../storeContent';
import { failHistory } from '../support/historyStorage';
import { button, eventually, press, render } from '../support/render';

vi.mock('../../../../src/admin/history/kept/keptChanges', { spy: true });

const [kraft, foam, vinyl] = ['Kraft Tape', 'Foam Tape', 'Vinyl Tape'].map((name) => buildProduct({ name }));
const ids = () => products.stored()?.map(({ id }) => id);
const remove = (id: string) => writes.delete('products', { id });
const isOffered = () => document.querySelector('button') !== null;

beforeEach(() => {
  storeContent({ products: [kraft, foam, vinyl].filter((one) => one !== undefined) });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const show = (what: Change['what'] = 'deleted', say: (notification: NotificationPayload) => void = vi.fn()) =>
  render(
    <MemoryRouter>
      <AdminContext>
        <main id="main-content" />
        <AddNotificationContext value={say}>
          <UndoLastSave what={what} />
        </AddNotificationContext>
      </AdminContext>
    </MemoryRouter>,
  );

it('Undo puts back what was just deleted', async () => {
  await remove('foam-tape');
  await show();
  await press(await eventually(() => button('Undo')));
  await eventually(() => expect(ids()).toEqual(['kraft-tape', 'foam-tape', 'vinyl-tape']));
});

it('leads to the history if there is no room to put it back: this button is gone by then', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const say = vi.fn();
  await remove('foam-tape');
  await show('deleted', say);
  const undo = await eventually(() => button('Undo'));
  refuseWrites(quotaError);
  await press(undo);
  await eventually(() => expect(say).toHaveBeenCalled());
  expect(say.mock.lastCall?.[0].message).toMatch(/storage is full.* Then undo it under “History”\.$/);
});

const moveTwo = () =>
  writes.updateMany('products', { ids: ['kraft-tape', 'foam-tape'], data: { category: 'moved' } });

it('Undo takes back what was just changed', async () => {
  const inCategories = () => products.stored()?.map(({ category }) => category);
  const before = inCategories();
  await moveTwo();
  expect(inCategories()).toEqual(['moved', 'moved', vinyl?.category]);
  await show('changed');
  await press(await eventually(() => button('Undo')));
  await eventually(() => expect(inCategories()).toEqual(before));
});

it.each([
  ['the newest save is of another kind', () => remove('vinyl-tape')],
  [
    'another tab saved before this was shown',
    async () => {
      const at = Date.now() + 1000;
      await addChange({ at, what: 'changed', touched: [], size: 0 }, { records: [], orders: {} });
      noteSave(at);
    },
  ],
])('offers nothing if %s', async (_, save) => {
  await moveTwo();
  await save();
  const read = vi.mocked(listChanges);
  read.mockClear();
  await show('changed');
  await eventually(() => expect(read.mock.settledResults).toMatchObject([{ type: 'fulfilled' }]));
  await act(async () => undefined);
  expect(isOffered()).toBe(false);
});

it('gets the focus once nothing else has it, and passes it on to the screen', async () => {
  await remove('foam-tape');
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await show();
  const undo = await eventually(() => button('Undo'));
  vi.advanceTimersByTime(300);
  expect(document.activeElement).toBe(field);
  field.blur();
  vi.advanceTimersByTime(300);
  expect(document.activeElement).toBe(undo);
  await press(undo);
  await eventually(() => expect(isOffered()).toBe(false));
  expect(document.activeElement?.id).toBe('main-content');
});

it('offers nothing once a later deletion was saved, as by another tab', async () => {
  await remove('foam-tape');
  await show();
  await eventually(() => button('Undo'));
  await remove('vinyl-tape');
  await eventually(() => expect(isOffered()).toBe(false));
});

it('does not offer an earlier deletion if the history did not record the last one', async () => {
  await remove('foam-tape');
  const failure = failHistory();
  await remove('vinyl-tape');
  failure.mockRestore();
  const read = vi.mocked(listChanges);
  read.mockClear();
  await show();
  // The earlier deletion is the newest entry that is read.
  const touched = expect.arrayContaining([expect.objectContaining({ id: 'foam-tape' })]);
  const entries = [{ what: 'deleted', touched }];
  await eventually(() =>
    expect(read.mock.settledResults).toMatchObject([{ type: 'fulfilled', value: entries }]),
  );
  await act(async () => undefined);
  expect(isOffered()).toBe(false);
});
