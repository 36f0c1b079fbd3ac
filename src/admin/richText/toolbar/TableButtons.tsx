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

/** On phones and tablets, where several lines would take up much of the viewport, it scrolls sideways. */
const lineLook = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', md: 'wrap' },
  overflowX: { xs: 'auto', md: 'visible' },
  gap: 0.5,
  '& > *': { flexShrink: 0 },
} as const;
