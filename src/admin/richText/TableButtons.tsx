import { Box, Button } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { CaptionDialog } from './CaptionDialog';
import { toolLine } from './toolLine';

/** What can be done to the table in which the cursor stands. */
export function TableButtons({ editor }: { editor: Editor }) {
  const [asksCaption, setAsksCaption] = useState(false);
  const chain = () => editor.chain().focus();
  return (
    <Box role="group" aria-label="Table" sx={toolLine}>
      <Button onClick={() => setAsksCaption(true)}>Caption</Button>
      <Button onClick={() => chain().addTableRow().run()}>Add row</Button>
      <Button onClick={() => chain().addTableColumn().run()}>Add column</Button>
      <Button onClick={() => chain().removeTableRow().run()}>Remove row</Button>
      <Button onClick={() => chain().removeTableColumn().run()}>Remove column</Button>
      <Button color="error" onClick={() => chain().removeTable().run()}>
        Remove table
      </Button>
      {asksCaption && <CaptionDialog editor={editor} onClose={() => setAsksCaption(false)} />}
    </Box>
  );
}
