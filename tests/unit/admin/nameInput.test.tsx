import { expect, it } from 'vitest';
import { NameInput } from '../../../src/admin/inputs/NameInput';
import { collections } from '../../../src/shared/catalogue/collections';
import { buildCategory } from '../../builders';
import { contentKeys } from '../../contentKeys';
import { eventually, renderInForm, type } from './render';

const WARNING = 'Another category has this name';

it('warns while typing if another record has the name', async () => {
  localStorage.setItem(
    contentKeys.categories,
    collections.categories.encode([buildCategory({ id: 'safety', name: 'Safety Tapes' })]),
  );
  await renderInForm({ name: '' }, <NameInput resource="categories" one="category" />);
  const input = document.querySelector<HTMLInputElement>('input');
  if (!input) throw new Error('There is no field for the name.');
  await type(input, ' safety tapes');
  await eventually(() => expect(document.body.textContent).toContain(WARNING));
  await type(input, 'Safety Film');
  await eventually(() => expect(document.body.textContent).not.toContain(WARNING));
});

it('the name is required, and not only by the star beside its label', async () => {
  await renderInForm({ name: '' }, <NameInput resource="categories" one="category" />);
  const input = document.querySelector<HTMLInputElement>('input');
  expect(input?.required).toBe(true);
  expect(input?.labels?.[0]?.textContent).toMatch(/^Name\s\*$/);
});
