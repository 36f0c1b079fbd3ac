import { useEffect } from 'react';
import { Sidebar, type SidebarProps, useSidebarState } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useIsPhone } from '../ui/useIsPhone';

/**
 * Remounts when the window becomes as narrow as a phone, or wide again: react-admin's own sidebar would stay open, and
 * would then be an invisible dialog that cannot be closed. On a phone it is closed on every page at first: react-admin
 * closes it only where one of its own links is pressed, and remembers it as open over the next page, or after a reload.
 */
export function AdminSidebar(props: SidebarProps) {
  const isPhone = useIsPhone();
  const [, setOpen] = useSidebarState();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each page anew
  useEffect(() => {
    if (isPhone) setOpen(false);
  }, [isPhone, pathname, setOpen]);
  return (
    <Sidebar
      {...props}
      key={String(isPhone)}
      // On a phone it is a dialog.
      slotProps={isPhone ? { paper: { 'aria-label': 'Menu' } } : undefined}
    />
  );
}
