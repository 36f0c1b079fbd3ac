import { useEffect, useState } from 'react';
import { Sidebar, type SidebarProps, useSidebarState } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useIsPhone } from '../ui/useIsPhone';

/**
 * Remounts when the window becomes as narrow as a phone, or wide again: react-admin's own sidebar would stay open, and
 * would then be an invisible dialog that cannot be closed. On a phone every page begins without it: react-admin closes it
 * only where one of its own links is pressed, and remembers it as open over the next page, or after a reload.
 */
export function AdminSidebar(props: SidebarProps) {
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useSidebarState();
  const { pathname } = useLocation();
  const [closedOn, setClosedOn] = useState<string>();
  useEffect(() => {
    if (!isPhone) return;
    setOpen(false);
    setClosedOn(pathname);
  }, [isPhone, pathname, setOpen]);
  // Else a window that is wide again would have icons alone, now and at later visits.
  useEffect(() => (isPhone ? () => setOpen(true) : undefined), [isPhone, setOpen]);
  return (
    <Sidebar
      {...props}
      key={String(isPhone)}
      sx={{ displayPrint: 'none' }}
      // On a phone it is a dialog. If it were open in its first render, it would not close any more.
      {...(isPhone && {
        open: isOpen && closedOn === pathname,
        slotProps: { paper: { 'aria-label': 'Menu' } },
        // A message stands where the first links are, and would catch their taps.
        sx: ({ zIndex }) => ({ displayPrint: 'none', zIndex: zIndex.snackbar + 1 }),
      })}
    />
  );
}
