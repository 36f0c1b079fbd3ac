import { Box, Button } from '@mui/material';
import { type Ref, useState } from 'react';
import { SHORT } from '../theme';
import { visuallyHidden } from '../ui/visuallyHidden';

type Removed<T> = { row: T; index: number; name: string; left: number };

/** What was last done to a list of `count` rows, and the row that can be put back if that was a removal. */
export function useLastRemoved<T>(count: number) {
  const [announcement, setAnnouncement] = useState('');
  const [removed, setRemoved] = useState<Removed<T>>();

  return {
    announcement,
    /** Undefined once rows were moved, added or removed in another way. */
    removed: removed?.left === count ? removed : undefined,
    announceRemoval: (row: T, index: number, name: string) => {
      const left = count - 1;
      setRemoved({ row, index, name, left });
      setAnnouncement(
        `${name} was removed. ${left === 0 ? 'None is' : left === 1 ? 'One is' : `${left} are`} left.`,
      );
    },
    announce: (done: string) => {
      setRemoved(undefined);
      setAnnouncement(done);
    },
  };
}

type Props = {
  /** Read out by screen readers; visible only while a row can be put back. */
  announcement: string;
  /** Puts the last removed row back; undefined if there is none. */
  onPutBack: (() => void) | undefined;
  /** Gets the button. */
  ref: Ref<HTMLButtonElement>;
};

/** The line below a list: what was last done to it, and a button that puts a removed row back. */
export const PutBack = ({ announcement, onPutBack, ref }: Props) => (
  <Box sx={{ ...lineLook, ...(onPutBack && inSight) }}>
    <span role="status" style={onPutBack ? undefined : visuallyHidden}>
      {announcement}
    </span>
    {onPutBack && (
      <Button ref={ref} onClick={onPutBack}>
        Put it back
      </Button>
    )}
  </Box>
);

const lineLook = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 } as const;

/* Sticks above the form's buttons, because a long list ends far below the removed row. */
const inSight = {
  position: 'sticky',
  bottom: { xs: 124, sm: 68 },
  [SHORT]: { bottom: 0 },
  zIndex: 1,
  bgcolor: 'background.paper',
} as const;
