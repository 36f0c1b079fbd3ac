import { Sidebar, type SidebarProps } from 'react-admin';
import { useIsPhone } from '../ui/useIsPhone';

/**
 * Anew where the window becomes as narrow as a telephone, or wide again: react-admin's own would take over that it was
 * open, and then be the unseen dialog that nobody can close.
 */
export const AdminSidebar = (props: SidebarProps) => <Sidebar key={String(useIsPhone())} {...props} />;
