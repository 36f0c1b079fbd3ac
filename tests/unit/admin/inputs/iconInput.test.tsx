import { expect, it } from 'vitest';
import { openAdmin, until } from '../support/openAdmin';

it('the words that show an icon’s name are its only name, and are not read out once more as its description', async () => {
  await openAdmin('/admin/industries/edit/hvac-industry');
  const icon = await until(() => document.querySelector('button[title="triangle alert"]'));
  expect(icon.hasAttribute('aria-label')).toBe(false);
  expect(icon.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
