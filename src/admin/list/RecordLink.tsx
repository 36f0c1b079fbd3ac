import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-admin';

/** The way from a table's row to its record for those who use the keyboard: the row itself takes only clicks. */
export const RecordLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link
    to={to}
    // The row would go there a second time.
    onClick={(event: MouseEvent) => event.stopPropagation()}
    sx={{ color: 'inherit', fontWeight: 600, '&:hover': { textDecoration: 'underline' } }}
  >
    {children}
  </Link>
);
