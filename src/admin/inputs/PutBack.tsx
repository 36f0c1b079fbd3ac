import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { visuallyHidden } from '../ui/visuallyHidden';

type Removed<T> = { row: T; index: number; name: string; left: number };

/** What was done last to a list of so many rows, and the row that can be put back, if that was to remove one. */
export function useLastRemoved<T>(count: number) {
  const [said, setSaid] = useState('');
  const [removed, setRemoved] = useState<Removed<T>>();

  return {
    said,
    /** Until rows move, come or go in another way. */
    removed: removed?.left === count ? removed : undefined,
    noteRemoval: (row: T, index: number, name: string) => {
      const left = count - 1;
      setRemoved({ row, index, name, left });
      setSaid(`${name} was removed. ${left === 0 ? 'None is' : left === 1 ? 'One is' : `${left} are`} left.`);
    },
    note: (done: string) => {
      setRemoved(undefined);
      setSaid(done);
    },
  };
}

type Props = {
  /** Read out, and shown while a row can be put back. */
  said: string;
  /** Puts the row that was removed last back; left out where none can be. */
  onPutBack: (() => void) | undefined;
};

/** Below a list: what was done to it, and the way back for a row that was removed. */
export const PutBack = ({ said, onPutBack }: Props) => (
  <Box sx={{ ...lineLook, ...(onPutBack && inSight) }}>
    <span role="status" style={onPutBack ? undefined : visuallyHidden}>
      {said}
    </span>
    {onPutBack && <Button onClick={onPutBack}>Put it back</Button>}
  </Box>
);

const lineLook = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 } as const;

/* A long list ends far below the row that was removed: above the form's buttons. */
const inSight = {
  position: 'sticky',
  bottom: { xs: 124, sm: 68 },
  zIndex: 1,
  bgcolor: 'background.paper',
} as const;
