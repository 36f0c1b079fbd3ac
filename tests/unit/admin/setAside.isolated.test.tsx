import 'fake-indexeddb/auto';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announce } from '../../../src/shared/storage/browserStorage';
import { contentKeys as keys } from '../../contentKeys';
import { openAdmin, until } from './openAdmin';
import { button, byRole, press } from './render';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const says = (words: string) => document.body.textContent?.includes(words) ?? false;
const alertOf = () => document.querySelector('[role="alert"]')?.textContent;

it('every screen says that something was set aside, until it is discarded', async () => {
  const router = await openAdmin('/admin/dashboard');
  await until(() => says('Last changes'));
  expect(alertOf()).toBeUndefined();
  await act(async () => {
    const before = localStorage.getItem(keys.settings);
    localStorage.setItem(keys.settings, 'junk');
    announce(keys.settings, before, 'junk');
  });
  await until(() => alertOf()?.includes('could not read all that it stored of your settings.'));
  expect(document.querySelector('[role="alert"] a')?.getAttribute('href')).toBe('/admin/content');
  // The built-in settings are in use again, and nothing else indicates that.
  await act(() => router.navigate('/admin/content'));
  await until(() => says('there is nothing to publish.'));
  expect(alertOf()).toContain('settings');
  expect(says('is not in these files.')).toBe(true);
  expect(says('send it to whoever looks after the site')).toBe(true);
  await press(button('Discard'));
  expect(byRole('dialog').querySelector('h2')?.textContent).toBe(
    'Discard what could not be read of settings?',
  );
  await press(button('Cancel'));
  expect(alertOf()).toContain('settings');
  await press(button('Discard'));
  await press(button('Discard', byRole('dialog')));
  await until(() => !alertOf());
  expect(says('is not in these files.')).toBe(false);
  // The focus is not lost when the button disappears.
  expect(document.activeElement?.textContent).toContain('nothing was set aside');
  expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
});
