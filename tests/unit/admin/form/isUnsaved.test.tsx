import { act } from 'react';
import { AdminContext, TextInput } from 'react-admin';
import { expect, it } from 'vitest';
import { useIsUnsaved } from '../../../../src/admin/form/useIsUnsaved';
import { renderInForm, type } from '../support/render';

const Sign = () => <output>{useIsUnsaved() ? 'unsaved' : 'saved'}</output>;
const sign = () => document.querySelector('output')?.textContent;

/** Renders a form with these values, and returns a way to type into its only field. */
async function renderForm(values: object, source: string) {
  const form = await renderInForm(
    values,
    <AdminContext>
      <TextInput source={source} />
      <Sign />
    </AdminContext>,
  );
  const field = document.querySelector<HTMLInputElement>(`[name="${source}"]`);
  if (!field) throw new Error('There is no field.');
  return { form, write: (text: string) => type(field, text) };
}

it.each([
  ['an empty text', { seo: { title: '' } }],
  ['an emptied one', { seo: { title: null } }],
  ['no text', {}],
])('a form that had %s is as it was once what was typed there is deleted again', async (_, values) => {
  const { write } = await renderForm(values, 'seo.title');
  expect(sign()).toBe('saved');
  await write('A');
  expect(sign()).toBe('unsaved');
  await write('AB');
  await write('');
  expect(sign()).toBe('saved');
  await write('C');
  expect(sign()).toBe('unsaved');
});

it('a text that was emptied is unsaved until it is back', async () => {
  const { write } = await renderForm({ name: 'Kraft' }, 'name');
  await write('');
  expect(sign()).toBe('unsaved');
  await write('Kraft');
  expect(sign()).toBe('saved');
});

it('a removed or changed row is unsaved', async () => {
  const rows = [{ name: 'Width', unit: '' }, { name: 'Core' }];
  const { form } = await renderForm({ rows }, 'name');
  const set = (value: object[]) => act(async () => form.setValue('rows', value, { shouldDirty: true }));
  await set(rows.slice(1));
  expect(sign()).toBe('unsaved');
  await set(rows);
  expect(sign()).toBe('saved');
  await set([{ name: 'Width', unit: 'mm' }, { name: 'Core' }]);
  expect(sign()).toBe('unsaved');
});
