import { Box, Button } from '@mui/material';
import { type Ref, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LOW_WINDOW } from '../theme';
import { visuallyHidden } from '../ui/visuallyHidden';
import { focusRowButton } from './RowButtons';

type Removed<T> = { row: T; index: number; name: string; left: number };
type Replaced<T> = { rows: readonly T[]; are: 'former' | 'pasted'; left: number };

/**
 * What was last done to a list of `count` rows, and what can be put back: the row if that was a removal, all former rows
 * if others were pasted over them, and then the pasted ones again, as something may have been typed into them. Neither
 * once rows were moved, added or removed in another way.
 * @param list what holds all rows
 */
export function useLastStep<T>(count: number, list: RefObject<HTMLElement | null>) {
  const [announcement, setAnnouncement] = useState('');
  const [removed, setRemoved] = useState<Removed<T>>();
  const [replaced, setReplaced] = useState<Replaced<T>>();
  const button = useRef<HTMLButtonElement>(null);

  function note(done: string, gone: { removed?: Removed<T>; replaced?: Replaced<T> } = {}) {
    setRemoved(gone.removed);
    setReplaced(gone.replaced);
    setAnnouncement(done);
  }

  return {
    announce: (done: string) => note(done),
    /** Removes a row by `change`. The focus goes to the button that removes the next one. */
    remove(row: T, index: number, name: string, change: () => void) {
      const left = count - 1;
      // Synchronously, because the focus goes to what is rendered next.
      flushSync(() => {
        change();
        note(`${name} was removed. ${left === 0 ? 'None is' : left === 1 ? 'One is' : `${left} are`} left.`, {
          removed: { row, index, name, left },
        });
      });
      if (left === 0) button.current?.focus();
      else focusRowButton(list.current, 'remove', Math.min(index, left - 1));
    },
    /** @param former the rows that were there until `rows` were pasted */
    announcePaste: (former: readonly T[], rows: readonly T[], done: string) =>
      note(done, { replaced: { rows: former, are: 'former', left: rows.length } }),
    /** @param gone the rows that were there until those of the last paste were put back */
    announceRowsBack: ({ rows, are }: Replaced<T>, gone: readonly T[]) =>
      note(`The ${are} rows were put back.`, {
        replaced: { rows: gone, are: are === 'former' ? 'pasted' : 'former', left: rows.length },
      }),
    /** The properties of the line below the list, given what puts back a row and what puts back all rows. */
    putBackProps(putBack: (last: Removed<T>) => void, putRowsBack: (last: Replaced<T>) => void): Props {
      const line = { ref: button, announcement };
      if (replaced?.left === count)
        return {
          ...line,
          onPutBack: () => putRowsBack(replaced),
          label: `Put the ${replaced.are} rows back`,
        };
      return { ...line, onPutBack: removed?.left === count ? () => putBack(removed) : undefined };
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
