import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { QuickEnquiry } from '../../../../src/site/enquiry/QuickEnquiry';
import { fill } from '../support/forms';
import { eventually, render } from '../support/render';

/* Vitest holds up only the first of several imports of a module: what waits is one that the late code loads, once. */
const code = await vi.hoisted(async () => (await import('../../deferred')).deferred());
vi.mock('../../../../src/site/enquiry/typedChat', async (importOriginal) => {
  await code.promise;
  return importOriginal();
});

it('an enquiry that fails, although its page was left before its code came, is gone back to on that page', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  history.replaceState(null, '', '/product/vhb-tape');
  const { shell, root } = await render(<QuickEnquiry />);
  const form = shell.querySelector('form');
  fill(form, { name: 'Meena', email: 'meena@example.com', phone: '+91 44 5550 0100' });
  await act(async () => form?.requestSubmit());
  await act(async () => root.unmount());
  history.replaceState(null, '', '/about');
  code.resolve();
  await eventually(() => expect(document.body.textContent).toContain('Back to your message'));
  const back = [...document.links].find(({ textContent }) => textContent === 'Back to your message');
  expect(back?.pathname).toBe('/product/vhb-tape');
});
