import { act } from 'react';
import { AdminContext, useNotify } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { AdminNotification } from '../../../src/admin/layout/AdminNotification';
import { button, byLabel, press, render } from './render';

const WHY =
  'Nothing was deleted: these are the built-in products, which stand wherever no other product does.';

function Speaker() {
  const notify = useNotify();
  return (
    <>
      <button type="button" onClick={() => notify(WHY, { type: 'error' })}>
        fail
      </button>
      <button type="button" onClick={() => notify('Saved.', { type: 'info' })}>
        save
      </button>
    </>
  );
}

const shown = () => document.querySelector('[role="alert"]')?.textContent;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

afterEach(() => {
  vi.useRealTimers();
});

it('an error leaves time to read it, and gives way to what is said after it', async () => {
  await render(
    <AdminContext>
      <Speaker />
      <AdminNotification />
    </AdminContext>,
  );
  vi.useFakeTimers();
  await press(button('fail'));
  await pass(8000);
  expect(shown()).toBe(WHY);
  // Beside it.
  await act(async () => document.body.click());
  await pass(1000);
  expect(shown()).toBe(WHY);
  await press(button('save'));
  await pass(1000);
  expect(shown()).toBe('Saved.');
  // What was done is not driven away by what follows.
  await press(button('fail'));
  await pass(1000);
  expect(shown()).toBe('Saved.');
  await pass(5000);
  expect(shown()).toBe(WHY);
  await press(byLabel('Close this message'));
  await pass(1000);
  expect(shown()).toBeUndefined();
});
