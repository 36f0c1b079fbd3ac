import { AdminContext, memoryStore, SidebarToggleButton, useNotify } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AdminMenu } from '../../../../src/admin/layout/AdminMenu';
import { AdminNotification } from '../../../../src/admin/layout/AdminNotification';
import { AdminSidebar } from '../../../../src/admin/layout/AdminSidebar';
import { lightTheme } from '../../../../src/admin/theme';
import { answerMedia, button, byLabel, byRole, press, render } from '../support/render';

/** Shows a message that stays when something else is pressed. */
function Failing() {
  const notify = useNotify();
  return (
    <button type="button" onClick={() => notify('Not saved.', { type: 'error' })}>
      fail
    </button>
  );
}

/** @param isOpen whether the owner left the menu open on a wide screen */
const open = (isOpen: boolean) =>
  render(
    <MemoryRouter>
      <AdminContext theme={lightTheme} store={memoryStore({ 'sidebar.open': isOpen })}>
        <SidebarToggleButton />
        <Failing />
        <AdminSidebar>
          <AdminMenu />
        </AdminSidebar>
        <AdminNotification />
      </AdminContext>
    </MemoryRouter>,
  );

it('a label wraps in the open menu only: the closed one has no room, so each letter would take a line', async () => {
  const wraps = () => {
    const label = document.querySelector('nav .MuiTypography-root');
    return label && getComputedStyle(label).whiteSpace;
  };
  await open(false);
  expect(wraps()).toBe('nowrap');
  await press(byLabel('ra.action.open_menu'));
  expect(wraps()).toBe('normal');
});

it('on a phone the menu lies above a message, which would catch the taps on its first links', async () => {
  answerMedia(() => true);
  await open(false);
  await press(button('fail'));
  await press(byLabel('ra.action.open_menu'));
  const level = (selector: string) => {
    const found = document.querySelector(selector);
    return found ? Number(getComputedStyle(found).zIndex) : Number.NaN;
  };
  expect(byRole('dialog').contains(document.querySelector('nav'))).toBe(true);
  expect(level('.MuiDrawer-modal')).toBeGreaterThan(level('.MuiSnackbar-root'));
});
