import { AddNotificationContext, RecordContextProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { PreviewButton } from '../../../../src/admin/form/PreviewButton';
import { buildProduct } from '../../../builders';
import { quotaError } from '../../shared/faultyStorage';
import { button, press, renderInForm } from '../support/render';

it.each([
  ['is full', quotaError],
  ['is blocked', new DOMException('The operation is insecure.', 'SecurityError')],
])('says how else to see the page if the session’s storage %s, and opens no tab', async (_, error) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
    throw error;
  });
  const open = vi.spyOn(window, 'open').mockImplementation(() => null);
  const say = vi.fn();
  const tape = buildProduct({ name: 'Kraft Tape' });
  await renderInForm(
    tape,
    <AddNotificationContext value={say}>
      <RecordContextProvider value={tape}>
        <PreviewButton resource="products" />
      </RecordContextProvider>
    </AddNotificationContext>,
  );
  await press(button('Preview'));
  expect(say.mock.lastCall?.[0].message).toBe(
    'This browser could not hand it to a preview. Save it, then press “View on site”.',
  );
  expect(open).not.toHaveBeenCalled();
});
