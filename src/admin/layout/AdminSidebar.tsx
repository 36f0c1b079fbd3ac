import { Sidebar, type SidebarProps } from 'react-admin';
import { useIsPhone } from '../ui/useIsPhone';

/**
 * Remounts when the window becomes as narrow as a phone, or wide again: react-admin's own sidebar would stay open, and
 * would then be an invisible dialog that cannot be closed.
 */
export function AdminSidebar(props: SidebarProps) {
  const isPhone = useIsPhone();
  return (
    <Sidebar
      {...props}
      key={String(isPhone)}
      // On a phone it is a dialog.
      slotProps={isPhone ? { paper: { 'aria-label': 'Menu' } } : undefined}
    />
  );
}
