import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import { Box, IconButton } from '@mui/material';

import { type ReactNode, useState } from 'react';
import { visuallyHidden } from '../layout/visuallyHidden';
import { moved, without } from './listOrder';

type Props<T> = {
  items: readonly T[];
  onChange: (items: T[]) => void;
  /** What a row is called for a screen reader. */
  nameOf: (item: T, index: number) => string;
  renderItem: (item: T, index: number) => ReactNode;
};

/** Rows that move by their buttons, so by keyboard and thumb, and by dragging the handle. */
export function ReorderableList<T>({ items, onChange, nameOf, renderItem }: Props<T>) {
  const [dragged, setDragged] = useState<number>();
  const [announcement, announce] = useState('');

  function move(from: number, to: number) {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length) return;
    onChange(moved(items, from, to));
    announce(`${nameOf(item, from)} is now number ${to + 1} of ${items.length}.`);
  }

  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item, index) => (
          <Box
            component="li"
            // Rows have no identity but their place: two may hold the same text.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            onDragOver={(event) => dragged !== undefined && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== undefined) move(dragged, index);
              setDragged(undefined);
            }}
            sx={{ display: 'flex', alignItems: 'center', gap: 0.5, opacity: dragged === index ? 0.5 : 1 }}
          >
            <Box
              draggable
              aria-hidden
              title="Drag to move"
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData('text/plain', nameOf(item, index));
                setDragged(index);
              }}
              onDragEnd={() => setDragged(undefined)}
              sx={{ cursor: 'grab', display: { xs: 'none', sm: 'flex' }, color: 'text.secondary' }}
            >
              <DragIndicatorIcon />
            </Box>
            <Box sx={{ flex: 1, minWidth: 0 }}>{renderItem(item, index)}</Box>
            <RowButtons
              name={nameOf(item, index)}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              onUp={() => move(index, index - 1)}
              onDown={() => move(index, index + 1)}
              onRemove={() => onChange(without(items, index))}
            />
          </Box>
        ))}
      </Box>
      <span role="status" style={visuallyHidden}>
        {announcement}
      </span>
    </>
  );
}

type RowButtonsProps = {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onUp: () => void;
  onDown: () => void;
  onRemove: () => void;
};

function RowButtons({ name, isFirst, isLast, onUp, onDown, onRemove }: RowButtonsProps) {
  return (
    <Box sx={{ display: 'flex', flexShrink: 0 }}>
      {/* aria-disabled and not disabled: a button that goes dead under the focus would lose it. */}
      <IconButton onClick={onUp} aria-disabled={isFirst} aria-label={`Move ${name} up`} sx={dim(isFirst)}>
        <ArrowUpwardIcon fontSize="small" />
      </IconButton>
      <IconButton onClick={onDown} aria-disabled={isLast} aria-label={`Move ${name} down`} sx={dim(isLast)}>
        <ArrowDownwardIcon fontSize="small" />
      </IconButton>
      <IconButton onClick={onRemove} aria-label={`Remove ${name}`}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

const dim = (isDim: boolean) => (isDim ? { opacity: 0.35, cursor: 'default' } : {});
