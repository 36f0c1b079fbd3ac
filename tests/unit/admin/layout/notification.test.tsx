import { act } from 'react';
import { useNotify } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { AdminNotification, type MessageOptions } from '../../../../src/admin/layout/AdminNotification';
import { alertText, button, byLabel, press, pressKey, renderInAdmin } from '../support/render';

const WHY =
  'Nothing was deleted: these are the published products, which come back wherever there is no other.';

function Speaker() {
  const notify = useNotify();
  const undoable: MessageOptions = { undoes: 'deleted' };
  const warnAndSave = () => {
    notify('No history.', { type: 'warning' });
    notify('Saved.', { type: 'info' });
  };
  return (
    <>
      <button type="button" onClick={() => notify(WHY, { type: 'error' })}>
        fail
      </button>
      <button type="button" onClick={() => notify('No history.', { type: 'warning' })}>
        warn
      </button>
      <button type="button" onClick={warnAndSave}>
        save
      </button>
      <button type="button" onClick={() => notify('Deleted.', { type: 'info', ...undoable })}>
        delete
      </button>
    </>
  );
}

async function show() {
  await renderInAdmin(
    <>
      <Speaker />
      <AdminNotification />
    </>,
  );
  vi.useFakeTimers();
}
/** Advances the clock in steps, so that React can render in between. */
async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 250)
    await act(() => vi.advanceTimersByTimeAsync(250));
}

afterEach(() => void vi.useRealTimers());

it('an error stays long enough to be read, and is replaced by the next message', async () => {
  await show();
  await press(button('fail'));
  await pass(8000);
  expect(alertText()).toBe(WHY);
  // A click elsewhere.
  await act(async () => document.body.click());
  await pass(1000);
  expect(alertText()).toBe(WHY);
  await press(button('save'));
  await pass(1000);
  // A warning is not replaced at once, so that there is time to read both.
  await act(async () => document.body.click());
  await pass(2000);
  expect(alertText()).toBe('No history.');
  await pass(3000);
  expect(alertText()).toBe('Saved.');
  await act(async () => document.body.click());
  await pass(500);
  expect(alertText()).toBeUndefined();
  await press(button('fail'));
  await pass(1000);
  expect(alertText()).toBe(WHY);
  await press(byLabel('Close this message'));
  await pass(1000);
  expect(alertText()).toBeUndefined();
});

it('a warning stays as long as an error if nothing follows it', async () => {
  await show();
  await press(button('warn'));
  await act(async () => document.body.click());
  await pass(11_000);
  expect(alertText()).toBe('No history.');
  await pass(2000);
  expect(alertText()).toBeUndefined();
});

it('an error stays while its button holds the focus, even if the pointer leaves it, and goes after that', async () => {
  await show();
  await press(button('fail'));
  await act(async () => byLabel('Close this message').focus());
  const frame = document.querySelector('.MuiSnackbar-root');
  const move = (type: string) => frame?.dispatchEvent(new MouseEvent(type, { bubbles: true }));
  await act(async () => void move('mouseover'));
  await act(async () => void move('mouseout'));
  await pass(20_000);
  expect(alertText()).toBe(WHY);
  await act(async () => button('fail').focus());
  await pass(13_000);
  expect(alertText()).toBeUndefined();
});

it('what can be undone stays its whole time after the focus or the pointer has left it, until Escape is pressed', async () => {
  await show();
  /** As the button that undoes does, which takes the focus and gives it up after a save by mouse. */
  const visit = async () => {
    for (const type of ['focusin', 'focusout'])
      await act(
        async () =>
          void document.querySelector('.MuiSnackbar-root')?.dispatchEvent(new Event(type, { bubbles: true })),
      );
  };
  await press(button('delete'));
  await pass(500);
  await visit();
  await act(async () => document.body.click());
  await pass(11_000);
  expect(alertText()).toBe('Deleted.');
  await pass(2000);
  expect(alertText()).toBeUndefined();

  await press(button('delete'));
  await pass(1000);
  expect(alertText()).toBe('Deleted.');
  await pressKey(document, 'Escape');
  await pass(1000);
  expect(alertText()).toBeUndefined();
});
