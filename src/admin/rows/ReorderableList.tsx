import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import { Box } from '@mui/material';
import { type DragEvent, memo, type ReactNode, useRef, useState } from 'react';
import { useEvent } from 'react-admin';
import { PutBack } from './PutBack';
import { focusRowButton, RowButtons, type Step } from './RowButtons';
import { spliced } from './spliced';
import { useRows } from './useRows';

/** Replaces all rows by these, announces what was done, and offers to put the former ones back. */
export type PasteRows<T> = (rows: readonly T[], done: string) => void;

type Props<T> = {
  items: readonly T[];
  onChange: (items: T[]) => void;
  /** What a row is called for a screen reader. */
  nameOf: (item: T, index: number) => string;
  renderItem: (item: T, index: number, pasteRows: PasteRows<T>) => ReactNode;
  /** Rows can be moved, but not removed. */
  keepsAll?: boolean;
  /** Rows that need a phone's whole width: there the buttons stand below the row. */
  isWide?: boolean;
};

/** Rows that can be moved with buttons, so by keyboard and thumb, or by dragging the handle. */
export function ReorderableList<T>({
  items,
  onChange,
  nameOf,
  renderItem,
  keepsAll = false,
  isWide = false,
}: Props<T>) {
  const [dragged, setDragged] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const { move, step, remove, replace, putBackProps } = useRows({
    read: () => items,
    move: (from, to, item) => onChange(spliced(spliced(items, from, 1), to, 0, item)),
    insert: (index, item) => onChange(spliced(items, index, 0, item)),
    remove: (index) => onChange(spliced(items, index, 1)),
    replace: onChange,
    nameOf,
    list,
    focusRow: (index) => focusRowButton(list.current, 'remove', index),
  });
  const onRemove = useEvent(remove);
  // The same functions each time, so that only rows that change are rendered again.
  const actions = {
    pasteRows: useEvent(replace),
    onStep: useEvent(step),
    onRemove: keepsAll ? undefined : onRemove,
    onDrag: setDragged,
    onDragOver: useEvent((event: DragEvent) => dragged !== undefined && event.preventDefault()),
    onDrop: useEvent((event: DragEvent, index: number) => {
      // Text dragged into a row is handled by the row itself.
      if (dragged === undefined) return;
      event.preventDefault();
      move(dragged, index);
      setDragged(undefined);
    }),
  };

  return (
    <>
      <Box ref={list} component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item, index) => (
          <Row
            // Rows have no identity but their place: two may hold the same text.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            item={item}
            index={index}
            isLast={index === items.length - 1}
            name={nameOf(item, index)}
            isDragged={dragged === index}
            renderItem={renderItem}
            isWide={isWide}
            {...actions}
          />
        ))}
      </Box>
      <PutBack {...putBackProps} />
    </>
  );
}

type RowProps<T> = Required<Pick<Props<T>, 'renderItem' | 'isWide'>> & {
  item: T;
  index: number;
  isLast: boolean;
  name: string;
  isDragged: boolean;
  pasteRows: PasteRows<T>;
  onStep: Step;
  onRemove: ((index: number) => void) | undefined;
  onDrag: (index: number | undefined) => void;
  onDragOver: (event: DragEvent) => void;
  onDrop: (event: DragEvent, index: number) => void;
};

/** Memoised, because there may be hundreds, and a step moves two. */
const Row = memo(<T,>({ item, index, isLast, name, ...props }: RowProps<T>) => (
  <Box
    component="li"
    onDragOver={props.onDragOver}
    onDrop={(event) => props.onDrop(event, index)}
    sx={{
      display: 'flex',
      flexWrap: props.isWide ? { xs: 'wrap', sm: 'nowrap' } : undefined,
      justifyContent: 'flex-end',
      alignItems: 'center',
      gap: 0.5,
      opacity: props.isDragged ? 0.5 : 1,
    }}
  >
    <Box
      draggable
      aria-hidden
      title="Drag to move"
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        // Firefox drags only what has data. A text would be typed into the field that it is dropped on.
        event.dataTransfer.setData('application/x-row', '');
        props.onDrag(index);
      }}
      onDragEnd={() => props.onDrag(undefined)}
      sx={{ cursor: 'grab', display: { xs: 'none', sm: 'flex' }, color: 'text.secondary' }}
    >
      <DragIndicatorIcon />
    </Box>
    <Box sx={{ flex: props.isWide ? { xs: '1 0 100%', sm: 1 } : 1, minWidth: 0 }}>
      {props.renderItem(item, index, props.pasteRows)}
    </Box>
    <RowButtons name={name} index={index} isLast={isLast} onStep={props.onStep} onRemove={props.onRemove} />
  </Box>
)) as <T>(props: RowProps<T>) => ReactNode;
