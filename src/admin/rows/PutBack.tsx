import { Box, Button } from '@mui/material';
import { type Ref, useState } from 'react';
import { LOW_WINDOW } from '../theme';
import { visuallyHidden } from '../ui/visuallyHidden';

type Removed<T> = { row: T; index: number; name: string; left: number };
type Replaced<T> = { rows: readonly T[]; are: 'former' | 'pasted'; left: number };

/**
 * What was last done to a list of `count` rows, and what can be put back: the row if that was a removal, all former rows
 * if others were pasted over them, and then the pasted ones again, as something may have been typed into them.
 */
export function useLastStep<T>(count: number) {
  const [announcement, setAnnouncement] = useState('');
  const [removed, setRemoved] = useState<Removed<T>>();
  const [replaced, setReplaced] = useState<Replaced<T>>();

  return {
    announcement,
    /** Undefined once rows were moved, added or removed in another way. */
    removed: removed?.left === count ? removed : undefined,
    /** The rows that are gone since the last paste, on the same condition. */
    replaced: replaced?.left === count ? replaced : undefined,
    announceRemoval: (row: T, index: number, name: string) => {
      const left = count - 1;
      setRemoved({ row, index, name, left });
      setReplaced(undefined);
      setAnnouncement(
        `${name} was removed. ${left === 0 ? 'None is' : left === 1 ? 'One is' : `${left} are`} left.`,
      );
    },
    announceReplacement: (gone: Replaced<T>, done: string) => {
      setRemoved(undefined);
      setReplaced(gone);
      setAnnouncement(done);
    },
    /** @param gone the rows that were there until those of `replaced` were put back */
    announceRowsBack: ({ rows, are }: Replaced<T>, gone: readonly T[]) => {
      setReplaced({ rows: gone, are: are === 'former' ? 'pasted' : 'former', left: rows.length });
      setAnnouncement(`The ${are} rows were put back.`);
    },
    announce: (done: string) => {
      setRemoved(undefined);
      setReplaced(undefined);
      setAnnouncement(done);
    },
  };
}

type Props = {
  /** Read out by screen readers; visible only while something can be put back. */
  announcement: string;
  /** Puts back what was removed or replaced last; undefined if there is nothing. */
  onPutBack: (() => void) | undefined;
  label?: string;
  /** Gets the button. */
  ref: Ref<HTMLButtonElement>;
};

/** The line below a list: what was last done to it, and a button that undoes a removal or a paste. */
export const PutBack = ({ announcement, onPutBack, label = 'Put it back', ref }: Props) => (
  <Box sx={{ ...lineLook, ...(onPutBack && inSight) }}>
    <span role="status" style={onPutBack ? undefined : visuallyHidden}>
      {announcement}
    </span>
    {onPutBack && (
      <Button ref={ref} onClick={onPutBack}>
        {label}
      </Button>
    )}
  </Box>
);

const lineLook = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 } as const;

/* Sticks above the form's buttons, because a long list ends far below the removed row. */
const inSight = {
  position: 'sticky',
  bottom: { xs: 124, sm: 68 },
  [LOW_WINDOW]: { bottom: 0 },
  zIndex: 1,
  bgcolor: 'background.paper',
} as const;
