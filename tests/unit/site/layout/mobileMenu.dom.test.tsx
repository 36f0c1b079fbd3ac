import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { MobileMenu } from '../../../../src/site/layout/MobileMenu';
import { render } from '../support/render';

async function openMenu() {
  const close = vi.fn();
  const element = <MobileMenu onClose={close} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/', '/about'] });
  onTestFinished(() => router.dispose());
  const { shell } = await render(<RouterProvider router={router} />);
  return { close, router, shell };
}

it('the menu closes as soon as one of its links is pressed, however long the page takes to come', async () => {
  const { close, shell } = await openMenu();
  const link = shell.querySelector('nav a');
  link?.addEventListener('click', (event) => event.preventDefault());
  expect(close).not.toHaveBeenCalled();
  await act(async () => link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
  expect(close).toHaveBeenCalledOnce();
});

it('the menu closes when the browser’s Back button opens another page below it', async () => {
  const { close, router } = await openMenu();
  await act(() => router.navigate(-1));
  expect(close).toHaveBeenCalled();
});
