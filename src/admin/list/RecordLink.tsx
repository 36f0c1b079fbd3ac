import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-admin';
import { recordPath } from '../adminPaths';
import { useResourceName } from '../data/useResourceName';
import { COARSE } from '../mediaQueries';

/** Links a table's row to its record for keyboard users, because the row itself handles only clicks. */
export const RecordLink = ({ id, children }: { id: string; children: ReactNode }) => (
  <Link
    to={recordPath(useResourceName(), id)}
    // The row would navigate there a second time.
    onClick={(event: MouseEvent) => event.stopPropagation()}
    // Tall enough for a finger, without making its row taller.
    sx={{
      color: 'inherit',
      fontWeight: 600,
      [COARSE]: { py: '12px', my: '-12px' },
    }}
  >
    {children}
  </Link>
);
