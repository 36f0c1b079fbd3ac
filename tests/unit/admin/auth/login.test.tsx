import { act } from 'react';
import { AdminContext, type AuthProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { LoginPage } from '../../../../src/admin/auth/LoginPage';
import { authProvider } from '../../../../src/admin/authProvider';
import { StorageRefusedError } from '../../../../src/shared/storage/browserStorage';
import { deferred } from '../../deferred';
import { quotaError } from '../../shared/faultyStorage';
import { field, until } from '../support/openAdmin';
import { overPlainHttp } from '../support/plainHttp';
import { button, eventually, press, render, type } from '../support/render';

it('a second press while the password is being checked is not a second attempt', async () => {
  const { promise, reject: refuse } = deferred<never>();
  const login = vi.fn(() => promise);
  await openLogin({ ...authProvider, login });
  await type(await field('username'), 'owner');
  const password = await field('password');
  await type(password, 'a guess');
  const submit = () => act(async () => password.form?.requestSubmit());
  await submit();
  await press(button('Checking…'));
  await submit();
  expect(login).toHaveBeenCalledOnce();
  await act(async () => refuse(new StorageRefusedError(quotaError)));
  await eventually(() => expect(document.body.textContent).not.toContain('Checking…'));
  expect(document.body.textContent).toContain('Then press “Log in” again.');
  await submit();
  await eventually(() => expect(login).toHaveBeenCalledTimes(2));
});

it('shows the password while it is asked to', async () => {
  await openLogin(authProvider);
  const password = await field('password');
  await type(password, 'a guess');
  expect(password.type).toBe('password');
  const show = await until(() => document.querySelector<HTMLElement>('[aria-label="Show what is typed"]'));
  await press(show);
  expect(password).toMatchObject({ type: 'text', value: 'a guess' });
  expect(show.getAttribute('aria-pressed')).toBe('true');
  await press(show);
  expect(password).toMatchObject({ type: 'password', value: 'a guess' });
});

it('over plain http, where browsers offer no hashing, the login says where it works', async () => {
  overPlainHttp();
  await openLogin(authProvider);
  await field('username');
  expect(document.querySelector('[role="alert"]')?.textContent).toMatch(
    /^The login works only on addresses that start with https:\/\/ or on localhost\./,
  );
});

it('after five failures an attempt has to wait', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const guess = () => authProvider.login({ username: 'nobody', password: 'a guess' });
  for (let attempt = 1; attempt <= 5; attempt += 1)
    await expect(guess()).rejects.toThrow('The user name or the password is not right.');
  await expect(guess()).rejects.toThrow('Too many attempts. Wait 2 seconds, then try again.');
  vi.advanceTimersByTime(2000);
  await expect(guess()).rejects.toThrow('The user name or the password is not right.');
});

const openLogin = (provider: AuthProvider) =>
  render(
    <MemoryRouter>
      <AdminContext authProvider={provider}>
        <LoginPage />
      </AdminContext>
    </MemoryRouter>,
  );
