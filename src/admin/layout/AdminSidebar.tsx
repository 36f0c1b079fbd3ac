import { Sidebar, type SidebarProps } from 'react-admin';
import { useIsPhone } from '../ui/useIsPhone';

/**
 * Remounts when the window becomes as narrow as a phone, or wide again: react-admin's own sidebar would stay open, and
 * would then be an invisible dialog that cannot be closed.
 */
export const AdminSidebar = (props: SidebarProps) => <Sidebar key={String(useIsPhone())} {...props} />;
