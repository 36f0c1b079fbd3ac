import type { ReactNode } from 'react';
import { Link } from 'react-admin';
import { adminPaths } from '../adminPaths';

/** Links a note that is on every screen to the one where something can be done about it. */
export const ToContent = ({ children }: { children: ReactNode }) => (
  <Link to={adminPaths.content} sx={{ textDecoration: 'underline' }}>
    {children}
  </Link>
);
