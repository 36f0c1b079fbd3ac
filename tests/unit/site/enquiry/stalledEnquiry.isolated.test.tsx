import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { QuickEnquiry } from '../../../../src/site/enquiry/QuickEnquiry';

vi.mock('../../../../src/site/enquiry/lateCode', () => new Promise(() => {}));

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

it.each([
  ['stays', false],
  ['has opened another page', true],
])('an enquiry whose code stalls is sent by the form itself, if the visitor %s', async (_what, hasLeft) => {
  vi.useFakeTimers();
  const sent: Record<string, unknown>[] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    if (this.isConnected) sent.push(Object.fromEntries(new FormData(this)));
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<QuickEnquiry />));
  const form = document.querySelector('form');
  const typed = { name: 'Meena', email: 'meena@example.com', phone: '+91 44 5550 0100' };
  for (const [name, value] of Object.entries(typed)) {
    const field = form?.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (field) field.value = value;
  }
  await act(async () => form?.requestSubmit());
  if (hasLeft) await act(async () => root.unmount());
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(sent).toEqual([expect.objectContaining(typed)]);
  if (!hasLeft) await act(async () => root.unmount());
});
