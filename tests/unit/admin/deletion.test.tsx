import { expect, it } from 'vitest';
import { articles } from '../../../src/shared/catalogue/article';
import { filledField, openAdmin, until } from './support/openAdmin';
import { button, byRole, press } from './support/render';

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
