import { act } from 'react';
import { Form } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { silentValidation } from '../../../../src/admin/form/useReportInvalidFields';
import { WebAddressInput } from '../../../../src/admin/settings/WebAddressInput';
import { isWebAddress } from '../../../../src/shared/catalogue/addresses';
import { pressKey, renderInAdmin, renderInForm, type } from '../support/render';

function input(): HTMLInputElement {
  const found = document.querySelector('input');
  if (!found) throw new Error('There is no field.');
  return found;
}

it.each([
  ['facebook.com/tape', 'https://facebook.com/tape'],
  ['http://facebook.com/tape', 'http://facebook.com/tape'],
  ['our page', 'our page'],
  ['sales@tape.example', 'sales@tape.example'],
])('%j becomes %j when the field is left', async (typed, stands) => {
  const { getValues } = await renderInForm({ page: '' }, <WebAddressInput source="page" />);
  await act(async () => input().focus());
  await type(input(), typed);
  await act(async () => input().blur());
  expect(getValues('page')).toBe(stands);
});

async function renderForm() {
  const save = vi.fn();
  await renderInAdmin(
    <Form
      {...silentValidation}
      validate={({ page }): object => (isWebAddress(page) ? {} : { page: 'No address' })}
      onSubmit={(values: { page?: string }) => save(values.page)}
    >
      <WebAddressInput source="page" />
    </Form>,
  );
  return save;
}

const submit = () => act(async () => input().form?.requestSubmit());

it('is completed when Enter saves the form', async () => {
  const save = await renderForm();
  await type(input(), 'facebook.com/tape');
  await pressKey(input(), 'Enter');
  await submit();
  expect(save).toHaveBeenCalledExactlyOnceWith('https://facebook.com/tape');
});

it('is no longer reported as wrong once it is completed', async () => {
  const save = await renderForm();
  await type(input(), 'our page');
  await submit();
  expect(input().getAttribute('aria-invalid')).toBe('true');
  await act(async () => input().focus());
  await type(input(), 'facebook.com/tape');
  await act(async () => input().blur());
  expect(input().value).toBe('https://facebook.com/tape');
  expect(input().getAttribute('aria-invalid')).toBe('false');
  expect(save).not.toHaveBeenCalled();
});
