import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-admin';

/** Links a table's row to its record for keyboard users, because the row itself handles only clicks. */
export const RecordLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link
    to={to}
    // The row would navigate there a second time.
    onClick={(event: MouseEvent) => event.stopPropagation()}
    sx={{ color: 'inherit', fontWeight: 600, '&:hover': { textDecoration: 'underline' } }}
  >
    {children}
  </Link>
);
