import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton } from '@mui/material';
import type { MouseEvent } from 'react';

type ButtonName = 'up' | 'down' | 'remove';

type RowButtonsProps = {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onUp: (event: MouseEvent) => void;
  onDown: (event: MouseEvent) => void;
  onRemove: (() => void) | undefined;
};

/** The buttons that move a row and remove it, each named after it. */
export function RowButtons({ name, isFirst, isLast, onUp, onDown, onRemove }: RowButtonsProps) {
  return (
    <Box component="span" sx={{ display: 'flex', flexShrink: 0 }}>
      {/* aria-disabled rather than disabled: a button that is disabled while focused loses the focus. */}
      <IconButton
        {...nameOfButton('up')}
        onClick={onUp}
        aria-disabled={isFirst}
        aria-label={`Move ${name} up`}
        sx={dim(isFirst)}
      >
        <ArrowUpwardIcon fontSize="small" />
      </IconButton>
      <IconButton
        {...nameOfButton('down')}
        onClick={onDown}
        aria-disabled={isLast}
        aria-label={`Move ${name} down`}
        sx={dim(isLast)}
      >
        <ArrowDownwardIcon fontSize="small" />
      </IconButton>
      {onRemove && (
        <IconButton {...nameOfButton('remove')} onClick={onRemove} aria-label={`Remove ${name}`}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}

/** Focuses a button of the row with this index. @param list what holds all rows */
export const focusRowButton = (list: HTMLElement | null, button: ButtonName, row: number) =>
  list?.querySelectorAll<HTMLElement>(`[data-button="${button}"]`)[row]?.focus();

const nameOfButton = (name: ButtonName) => ({ 'data-button': name });

const dim = (isDim: boolean) => (isDim ? { opacity: 0.35, cursor: 'default' } : {});
