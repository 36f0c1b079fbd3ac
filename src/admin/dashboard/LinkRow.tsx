import { ListItem } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-admin';
import { COARSE } from '../mediaQueries';

type Props = Pick<LinkProps, 'to' | 'state'> & {
  /** The link's text. */
  name: string;
  /** What is said after the link. */
  children: ReactNode;
};

/** A row of a list on the dashboard: a link to a form, with room for a thumb, and a few words about it. */
export const LinkRow = ({ to, state, name, children }: Props) => (
  <ListItem
    disableGutters
    sx={{ columnGap: 1, flexWrap: 'wrap', overflowWrap: 'anywhere', [COARSE]: { py: 0 } }}
  >
    <Link
      to={to}
      state={state}
      sx={{ fontWeight: 600, textDecoration: 'underline', minWidth: 0, [COARSE]: { py: '10px' } }}
    >
      {name}
    </Link>
    {children}
  </ListItem>
);
