import { Box, Button } from '@mui/material';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from '@tiptap/pm/tables';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { CaptionDialog } from './CaptionDialog';
import { changeTable } from './tableNodes';
import { toolLine } from './toolLine';

/** The buttons for the table that the cursor is in. */
export function TableButtons({ editor }: { editor: Editor }) {
  const [asksCaption, setAsksCaption] = useState(false);
  return (
    <Box role="group" aria-label="Table" sx={toolLine}>
      <Button onClick={() => setAsksCaption(true)}>Caption</Button>
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
