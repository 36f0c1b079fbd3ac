import { act } from 'react';
import { expect, it } from 'vitest';
import { menuItem, openAdmin, until } from '../support/openAdmin';
import { button, press, textsOf } from '../support/render';

it('the menu is a list of links that marks the current one, also on a record of its list', async () => {
  const router = await openAdmin('/admin/dashboard');
  await menuItem('Products');
  const current = () => textsOf('nav[aria-label="Admin"] li > a[aria-current="page"]');
  expect(current()).toEqual(['Dashboard']);
  await press(await menuItem('Articles'));
  expect(current()).toEqual(['Articles']);
  await press(await until(() => document.querySelector<HTMLElement>('tbody a')));
  expect(router.state.location.pathname).toMatch('/admin/blog/edit/');
  expect(current()).toEqual(['Articles']);
  expect(document.querySelector('[role="menu"]')).toBeNull();
});

it('the menu comes before the main landmark, not within it, and after the link that skips it', async () => {
  await openAdmin('/admin/dashboard');
  const link = await menuItem('Products');
  const main = document.querySelector('main');
  expect(main?.contains(document.getElementById('main-content'))).toBe(true);
  expect(main?.contains(link)).toBe(false);
  const inOrder = [button('Skip to content'), link, main].map((one) => one && allElements().indexOf(one));
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => Number(a) - Number(b)));
});

const allElements = (): Element[] => [...document.querySelectorAll('*')];

it('unknown addresses lead to the dashboard', async () => {
  const router = await openAdmin('/admin/nonsense');
  const isDashboard = () => until(() => router.state.location.pathname === '/admin/dashboard');
  await isDashboard();
  for (const address of ['/admin/products/create', '/admin/settings/x/y', '/admin/auth-callback']) {
    await act(() => router.navigate(address));
    await isDashboard();
  }
});

it('leaves the focus at the start of a page that redirects', async () => {
  const router = await openAdmin('/admin');
  await until(() => router.state.location.pathname === '/admin/dashboard');
  await menuItem('Products');
  expect(document.activeElement).toBe(document.body);
});

it('moves the focus to a new screen if it was on something that is gone, but not when the page loads', async () => {
  await openAdmin('/admin/blog?perPage=5');
  const link = await until(() => document.querySelector<HTMLElement>('tbody a'));
  expect(document.activeElement?.id).not.toBe('main-content');
  await press(link);
  await until(() => !link.isConnected);
  expect(document.activeElement?.id).toBe('main-content');
  const settings = await menuItem('Settings');
  await press(settings);
  expect(document.activeElement).toBe(settings);
});
