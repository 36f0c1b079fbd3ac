import { act } from 'react';
import { expect, it } from 'vitest';
import { WebAddressInput } from '../../../src/admin/inputs/WebAddressInput';
import { renderInForm, type } from './render';

it.each([
  ['facebook.com/tape', 'https://facebook.com/tape'],
  ['http://facebook.com/tape', 'http://facebook.com/tape'],
  ['our page', 'our page'],
  ['sales@tape.example', 'sales@tape.example'],
])('%j becomes %j when the field is left', async (typed, stands) => {
  const { getValues } = await renderInForm({ page: '' }, <WebAddressInput source="page" label="Page" />);
  const input = document.querySelector<HTMLInputElement>('input');
  if (!input) throw new Error('There is no field.');
  await act(async () => input.focus());
  await type(input, typed);
  await act(async () => input.blur());
  expect(getValues('page')).toBe(stands);
});
