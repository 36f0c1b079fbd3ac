import { act } from 'react';
import { expect, it } from 'vitest';
import { articles } from '../../../src/shared/catalogue/article';
import { holdSaves, provideLocks } from './support/fakeLocks';
import { filledField, openAdmin, until } from './support/openAdmin';
import { button, byRole, press, says, type } from './support/render';

// list/selection.test.tsx and categories/categoryDialogs.test.tsx have the other deletions.
it('a deletion from its form can be undone from the list that follows', async () => {
  const [{ id } = { id: '' }] = await articles.builtIn();
  const isStored = () => articles.stored()?.some((one) => one.id === id);
  const router = await openAdmin(`/admin/blog/edit/${id}`);
  await filledField('title');
  await press(button('Delete'));
  expect(byRole('dialog').textContent).toContain('The history can bring it back.');
  await press(button('Delete', byRole('dialog')));
  await until(() => router.state.location.pathname === '/admin/blog');
  expect(isStored()).toBe(false);
  await press(await until(() => button('Undo')));
  await until(isStored);
});

it('a deletion that takes long does not close a form that was opened meanwhile', async () => {
  provideLocks();
  const [{ id } = { id: '' }, { id: otherId } = { id: '' }] = await articles.builtIn();
  const router = await openAdmin(`/admin/blog/edit/${id}`);
  await filledField('title');
  await press(button('Delete'));
  const goOn = await holdSaves();
  await press(button('Delete', byRole('dialog')));
  const other = `/admin/blog/edit/${otherId}`;
  await act(() => router.navigate(other));
  const summary = await filledField('summary');
  await type(summary, 'Typed since');
  await goOn();
  await until(() => says('was deleted.'));
  expect(router.state.location.pathname).toBe(other);
  expect(says('Not saved yet')).toBe(true);
  expect(summary.value).toBe('Typed since');
});
