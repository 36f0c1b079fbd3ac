import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { filledField, openAdmin } from './openAdmin';

it('the bar above a form offers nothing that would load it anew over what was typed', async () => {
  await openAdmin('/admin/settings');
  await filledField('contact.address');
  const buttons = document.querySelectorAll('header button');
  const labels = [...buttons].map((one) => one.getAttribute('aria-label'));
  expect(labels).toEqual(['Close menu', 'Toggle light/dark mode', 'Profile']);
});
