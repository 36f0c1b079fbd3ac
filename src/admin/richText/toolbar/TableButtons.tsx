import { Box, Button } from '@mui/material';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeader,
} from '@tiptap/pm/tables';
import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { changeTable, hasHeadingRow } from '../nodes/tableNodes';
import { CaptionDialog } from './CaptionDialog';
import { ToolButton } from './ToolButton';

/** The buttons for the table that the cursor is in. */
export function TableButtons({ editor }: { editor: Editor }) {
  const [asksCaption, setAsksCaption] = useState(false);
  const isHeaded = useEditorState({ editor, selector: ({ editor: now }) => hasHeadingRow(now) });
  return (
    <Box role="group" aria-label="Table" sx={lineLook}>
      <ToolButton
        label="Heading row"
        isActive={isHeaded}
        onClick={() => changeTable(editor, toggleHeader('row'))}
      >
        Heading row
      </ToolButton>
      <Button aria-haspopup="dialog" onClick={() => setAsksCaption(true)}>
        Caption
      </Button>
      <Button onClick={() => changeTable(editor, addRowAfter)}>Add row</Button>
      <Button onClick={() => changeTable(editor, addColumnAfter)}>Add column</Button>
      <Button onClick={() => changeTable(editor, deleteRow)}>Remove row</Button>
      <Button onClick={() => changeTable(editor, deleteColumn)}>Remove column</Button>
      <Button color="error" onClick={() => changeTable(editor, deleteTable)}>
        Remove table
      </Button>
      {asksCaption && <CaptionDialog editor={editor} onClose={() => setAsksCaption(false)} />}
    </Box>
  );
}

/** For windows in which further lines leave enough of the text in view. */
const ROOMY = '@media (min-width: 700px) and (min-height: 480px)';

/** Elsewhere, as on a phone, it scrolls sideways. */
const lineLook = {
  display: 'flex',
  overflowX: 'auto',
  [ROOMY]: { flexWrap: 'wrap', overflowX: 'visible' },
  gap: 0.5,
  '& > *': { flexShrink: 0 },
} as const;
