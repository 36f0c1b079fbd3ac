import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { paths } from '../../../../../src/shared/paths';
import { UNSENT_KEY } from '../../../../../src/site/enquiry/mayHoldUnsent';
import { eventually } from '../../support/render';
import { fieldOf, formAt, press } from './openQuoteForm';

/* Vitest holds up only the first of several imports of a module: what waits is one that the late code loads, once. */
const code = await vi.hoisted(async () => (await import('../../../deferred')).deferred());
vi.mock('../../../../../src/site/enquiry/typedChat', async (importOriginal) => {
  await code.promise;
  return importOriginal();
});

it('a line is removed although the code that can bring back its text stalls', async () => {
  const form = await formAt(paths.requestQuote.to({ lines: '2' }));
  const size = fieldOf(form, 'size_2');
  if (size) size.value = '48 mm';
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  await press(form, 'Remove tape 2');
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(fieldOf(form, 'size_2')).toBeNull();
  await press(form, 'Put tape 2 back');
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(fieldOf(form, 'size_2')?.value).toBe('48 mm');
});

it('a line that is removed before what was typed there earlier came back can be put back with it', async () => {
  const kept = { form: 'Request a Quote', name: 'size_2', from: 'after ', value: '48 mm' };
  sessionStorage.setItem(UNSENT_KEY, JSON.stringify([kept]));
  const form = await formAt(paths.requestQuote.to({ lines: '2' }));
  await press(form, 'Remove tape 2');
  expect(form.textContent).not.toContain('was removed');
  code.resolve();
  await eventually(() => expect(fieldOf(form, 'size_2')).toBeNull());
  await press(form, 'Put tape 2 back');
  await eventually(() => expect(fieldOf(form, 'size_2')?.value).toBe('48 mm'));
});
