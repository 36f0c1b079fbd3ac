import { act } from 'react';
import type { RouterNavigateFunction } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { routerProvider } from '../../../src/admin/routerProvider';
import { render } from './support/render';

it('the login is told which category was open, to lead back to it', async () => {
  let navigate: RouterNavigateFunction | undefined;
  function Screen() {
    navigate = routerProvider.useNavigate();
    return null;
  }
  const router = createMemoryRouter([{ path: '*', element: <Screen /> }]);
  await render(<RouterProvider router={router} />);
  window.location.hash = '#safety-tapes';
  onTestFinished(() => {
    window.location.hash = '';
  });
  const state = { nextPathname: '/admin/categories', nextSearch: '?a=b' };
  await act(async () => navigate?.({ pathname: '/admin/login' }, { state }));
  expect(router.state.location.state).toEqual({ ...state, nextSearch: '?a=b#safety-tapes' });
  // A deliberate logout leads back to nothing.
  await act(async () => navigate?.({ pathname: '/admin/login' }));
  expect(router.state.location.state).toBeNull();
});
