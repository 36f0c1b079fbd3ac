import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { QuickEnquiry } from '../../../../src/site/enquiry/QuickEnquiry';
import { fill } from '../support/forms';
import { render } from '../support/render';

/* Vitest holds up only the first of several imports of a module: what waits is one that the late code loads, once. */
vi.mock('../../../../src/site/enquiry/typedChat', () => new Promise(() => {}));

afterEach(() => void vi.useRealTimers());

it.each([
  ['stays', false],
  ['has opened another page', true],
])('an enquiry whose code stalls is sent by the form itself, if the visitor %s', async (_what, hasLeft) => {
  vi.useFakeTimers();
  const sent: Record<string, unknown>[] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    if (this.isConnected) sent.push(Object.fromEntries(new FormData(this)));
  });
  const { shell, root } = await render(<QuickEnquiry />);
  const form = shell.querySelector('form');
  const typed = { name: 'Meena', email: 'meena@example.com', phone: '+91 44 5550 0100' };
  fill(form, typed);
  await act(async () => form?.requestSubmit());
  if (hasLeft) await act(async () => root.unmount());
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(sent).toEqual([expect.objectContaining(typed)]);
});
