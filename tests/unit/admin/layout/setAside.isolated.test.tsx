import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { download } from '../../../../src/admin/ui/download';
import { announce } from '../../../../src/shared/storage/browserStorage';
import { contentKeys as keys } from '../../../contentKeys';
import { holdSaves, provideLocks, savesAreDone } from '../support/fakeLocks';
import { dialogIsClosed, openAdmin, until } from '../support/openAdmin';
import { alertText, button, byRole, press, says } from '../support/render';

vi.mock('../../../../src/admin/ui/download');

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

it('every screen says that something was set aside, until it is discarded; it can be downloaded as it was found', async () => {
  const router = await openAdmin('/admin/dashboard');
  await until(() => says('Last changes'));
  expect(alertText()).toBeUndefined();
  await act(async () => {
    const before = localStorage.getItem(keys.settings);
    localStorage.setItem(keys.settings, 'junk');
    announce(keys.settings, before, 'junk');
  });
  await until(() => alertText()?.includes('could not read all that it stored of your settings.'));
  expect(document.querySelector('[role="alert"] a')?.getAttribute('href')).toBe('/admin/content');
  // The built-in settings are in use again, and nothing else indicates that.
  await act(() => router.navigate('/admin/content'));
  await until(() => says('there is nothing to publish.'));
  expect(alertText()).toContain('settings');
  expect(says('is not in these files.')).toBe(true);
  expect(says('send it to whoever looks after the site')).toBe(true);
  expect(says('Settings: one text')).toBe(true);
  await press(button('Download'));
  const file = [
    'settings-set-aside.txt',
    'text/plain',
    expect.stringMatching(/^--- set aside .* ---\njunk\n$/),
  ];
  expect(download).toHaveBeenLastCalledWith(...file);
  await press(button('Discard'));
  expect(byRole('dialog').querySelector('h2')?.textContent).toBe(
    'Discard what could not be read of settings?',
  );
  await press(button('Cancel'));
  expect(alertText()).toContain('settings');
  expect(localStorage.getItem(`${keys.settings}.corrupt`)).not.toBeNull();
  await press(button('Discard'));
  await press(button('Discard', byRole('dialog')));
  await until(() => !alertText());
  expect(localStorage.getItem(`${keys.settings}.corrupt`)).toBeNull();
  expect(says('is not in these files.')).toBe(false);
  // The focus is not lost when the button disappears.
  expect(document.activeElement?.textContent).toContain('nothing was set aside');
  expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
});

it('lists a text of a later version that was set back, and saves without what is not known', async () => {
  const router = await openAdmin('/admin/content');
  await until(() => says('there is nothing to publish.'));
  const before = localStorage.getItem(keys.categories);
  const { categories } = JSON.parse(before ?? '');
  const newer = JSON.stringify({ categories, layout: 'wide' });
  await act(async () => {
    localStorage.setItem(keys.categories, newer);
    announce(keys.categories, before, newer);
  });
  await until(() => says('The site was set back to an earlier version'));
  expect(alertText()).toContain('categories');
  await act(() => router.navigate('/admin/categories'));
  await act(() => router.navigate('/admin/content'));
  await until(() => says('The site was set back to an earlier version'));
  expect(localStorage.getItem(keys.categories)).toBe(newer);
  await press(button('Save without it'));
  expect(byRole('dialog').querySelector('h2')?.textContent).toBe(
    'Save categories without what this version of the site does not know?',
  );
  await press(button('Save without it', byRole('dialog')));
  await until(() => !alertText());
  expect(localStorage.getItem(keys.categories)).toBe(before);
});

it('discards nothing of what another tab saves at that moment', async () => {
  provideLocks();
  await openAdmin('/admin/content');
  await until(() => says('there is nothing to publish.'));
  const before = localStorage.getItem(keys.categories);
  const { categories } = JSON.parse(before ?? '');
  const newer = JSON.stringify({ categories, layout: 'wide' });
  const saved = JSON.stringify({ categories: categories.slice(1) });
  await act(async () => {
    localStorage.setItem(keys.categories, newer);
    announce(keys.categories, before, newer);
  });
  await press(await until(() => button('Save without it')));
  const goOn = await holdSaves();
  await press(button('Save without it', byRole('dialog')));
  expect(localStorage.getItem(keys.categories)).toBe(newer);
  localStorage.setItem(keys.categories, saved);
  await goOn();
  await savesAreDone();
  await dialogIsClosed();
  expect(localStorage.getItem(keys.categories)).toBe(saved);
});
