import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { authProvider } from '../../../../src/admin/authProvider';
import { currentContent } from '../../../../src/shared/catalogue/content';
import { quotaError, refuseWrites } from '../../shared/faultyStorage';
import { logOutElsewhere } from '../support/elsewhere';
import { field, filledField, logOut, menuItem, openAdmin, saveByKey, until } from '../support/openAdmin';
import { answer, press, says, textsOf, type } from '../support/render';

/* A logout, here or in another tab, discards no unsaved text unless the owner agrees. */

const QUESTION = 'Some of your changes were not saved. Leave, and delete what you did not save?';
const TYPED = '1 New Street, Chennai';
const NO_LONGER = 'You are no longer logged in with this browser.';
const FORM = '/admin/settings';

async function openForm() {
  const router = await openAdmin(FORM);
  await filledField('contact.address');
  return router;
}

const typeIn = async (text: string) => type(await field('contact.address'), text);
const isLoggedIn = () => localStorage.getItem('auth') === 'true';

/** The menu item is removed last, after everything that pressing it caused. */
const menuHasClosed = () => until(() => !textsOf('[role="menuitem"]').includes('Log out'));

it('logging out asks before it discards unsaved text', async () => {
  const router = await openForm();
  await typeIn(TYPED);
  const no = answer(false);
  await logOut();
  await menuHasClosed();
  expect(no).toHaveBeenCalledExactlyOnceWith(QUESTION);
  expect(isLoggedIn()).toBe(true);
  expect(router.state.location.pathname).toBe(FORM);
  expect((await field('contact.address')).value).toBe(TYPED);

  answer(true);
  const steps = vi.fn();
  router.subscribe(({ historyAction, location }) => steps(`${historyAction} ${location.pathname}`));
  await logOut();
  await field('username');
  expect(isLoggedIn()).toBe(false);
  // A second navigation to the login page would have come before these.
  await act(() => router.navigate('/admin/products'));
  await until(() => steps.mock.calls.length >= 3);
  // The login takes the place of the page that needs it, so that Back leads out of it.
  expect(steps.mock.calls.flat()).toEqual([
    'REPLACE /admin/login',
    'PUSH /admin/products',
    'REPLACE /admin/login',
  ]);
});

it('logging out does not ask if the form has no changes', async () => {
  const router = await openForm();
  const confirm = answer(false);
  await logOut();
  await field('username');
  expect(router.state.location.pathname).toBe('/admin/login');
  expect(confirm).not.toHaveBeenCalled();
});

it('logging out works when the storage is full, although “false” is longer than “true”', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await openForm();
  let writes = 0;
  // The second one removes the key, for which there is always room.
  refuseWrites(quotaError, (_, key) => key === 'auth' && ++writes === 1);
  await logOut();
  await field('username');
  expect(localStorage.getItem('auth')).toBeNull();
});

it('a logout that the browser does not store is reported', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const router = await openForm();
  refuseWrites(quotaError, (_, key) => key === 'auth');
  await logOut();
  await until(() => says('You are still logged in'));
  expect(router.state.location.pathname).toBe(FORM);
});

it('a logout in another tab takes effect once unsaved text is saved', async () => {
  const router = await openForm();
  await typeIn(TYPED);
  await logOutElsewhere();
  expect(document.querySelector('form')?.textContent).toContain(NO_LONGER);
  // The login is checked whenever the owner returns to the tab.
  const checkAuth = vi.spyOn(authProvider, 'checkAuth');
  await act(async () => window.dispatchEvent(new Event('visibilitychange')));
  await until(() => checkAuth.mock.settledResults.length > 0);
  expect(checkAuth.mock.settledResults).toEqual([expect.objectContaining({ type: 'fulfilled' })]);
  expect(router.state.location.pathname).toBe(FORM);
  expect((await field('contact.address')).value).toBe(TYPED);

  await saveByKey();
  await field('username');
  expect(router.state.location.pathname).toBe('/admin/login');
  const [settings] = (await currentContent()).settings;
  expect(settings?.contact.address).toBe(TYPED);
});

it('after a logout in another tab, leaving the form asks first, then logs out', async () => {
  const router = await openForm();
  await typeIn(TYPED);
  await logOutElsewhere();
  const yes = answer(true);
  await press(await menuItem('Products'));
  await until(() => router.state.location.pathname === '/admin/login');
  expect(yes).toHaveBeenCalledExactlyOnceWith(QUESTION);
});

it('a form with unsaved text says that the login is gone, but not why, once the site data was cleared', async () => {
  await openForm();
  await typeIn(TYPED);
  await act(async () => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  const said = document.querySelector('form')?.textContent;
  expect(said).toContain(NO_LONGER);
  expect(said).not.toContain('another tab');
});

it('a logout in another tab takes effect at once if the form has no changes', async () => {
  const router = await openForm();
  await logOutElsewhere();
  await field('username');
  expect(router.state.location.pathname).toBe('/admin/login');
});
