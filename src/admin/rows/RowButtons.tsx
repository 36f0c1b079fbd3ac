import AddIcon from '@mui/icons-material/Add';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton } from '@mui/material';
import type { MouseEvent } from 'react';

/** Where a step moves a row, and the name of the button for it. */
export type Direction = 'up' | 'down';

export type Step = (direction: Direction, row: number, event: MouseEvent) => void;

type Props = {
  name: string;
  index: number;
  isLast: boolean;
  onStep: Step;
  onRemove: ((index: number) => void) | undefined;
};

/** The buttons that move a row and remove it, each named after it. */
export const RowButtons = ({ name, index, isLast, onStep, onRemove }: Props) => (
  <Box component="span" sx={{ display: 'flex', flexShrink: 0 }}>
    {DIRECTIONS.map(({ direction, Icon }) => {
      const isAtEnd = direction === 'up' ? index === 0 : isLast;
      return (
        <IconButton
          key={direction}
          {...nameOfButton(direction)}
          onClick={(event) => onStep(direction, index, event)}
          // Rather than disabled: a button that is disabled while focused loses the focus.
          aria-disabled={isAtEnd}
          aria-label={`Move ${name} ${direction}`}
          sx={isAtEnd ? { opacity: 0.35, cursor: 'default' } : undefined}
        >
          <Icon fontSize="small" />
        </IconButton>
      );
    })}
    {onRemove && (
      <IconButton {...nameOfButton('remove')} onClick={() => onRemove(index)} aria-label={`Remove ${name}`}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    )}
  </Box>
);

const DIRECTIONS = [
  { direction: 'up', Icon: ArrowUpwardIcon },
  { direction: 'down', Icon: ArrowDownwardIcon },
] as const;

/** The button below all rows. @param one what a row is called */
export const AddRow = ({ one, onAdd }: { one: string; onAdd: () => void }) => (
  <Button startIcon={<AddIcon />} onClick={onAdd}>
    Add {one.toLowerCase()}
  </Button>
);

type ButtonName = Direction | 'remove';

/** Focuses a button of the row with this index. @param list what holds all rows */
export const focusRowButton = (list: HTMLElement | null, button: ButtonName, row: number) =>
  list?.querySelectorAll<HTMLElement>(`[data-button="${button}"]`)[row]?.focus();

const nameOfButton = (name: ButtonName) => ({ 'data-button': name });
