import { useRef } from 'react';
import { AddNotificationContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { useRefusal } from '../../../src/admin/form/useRefusal';
import { button, press, renderInForm } from './render';

function Toolbar() {
  const { register, handleSubmit } = useFormContext();
  register('images', { validate: () => 'Wrong.' });
  const root = useRef<HTMLDivElement>(null);
  useRefusal(root);
  return (
    <div ref={root}>
      <button type="button" onClick={() => void handleSubmit(() => undefined)()}>
        Save
      </button>
    </div>
  );
}

it('a refused save says what it is about, where no input shows what is wrong', async () => {
  const say = vi.fn();
  await renderInForm(
    { images: [] },
    <AddNotificationContext.Provider value={say}>
      <Toolbar />
    </AddNotificationContext.Provider>,
  );
  await press(button('Save'));
  expect(say).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'Not saved. Needs your attention: Pictures.' }),
  );
});
