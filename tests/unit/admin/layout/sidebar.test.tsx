import { AdminContext, memoryStore, SidebarToggleButton } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AdminMenu } from '../../../../src/admin/layout/AdminMenu';
import { AdminSidebar } from '../../../../src/admin/layout/AdminSidebar';
import { lightTheme } from '../../../../src/admin/theme';
import { byLabel, press, render } from '../support/render';

/** @param isOpen whether the owner left the menu open on a wide screen */
const open = (isOpen: boolean) =>
  render(
    <MemoryRouter>
      <AdminContext theme={lightTheme} store={memoryStore({ 'sidebar.open': isOpen })}>
        <SidebarToggleButton />
        <AdminSidebar>
          <AdminMenu />
        </AdminSidebar>
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
