import { Box, Button } from '@mui/material';
import type { Editor } from '@tiptap/react';

/** What can be done to the table in which the cursor stands. */
export function TableButtons({ editor }: { editor: Editor }) {
  const chain = () => editor.chain().focus();
  function onCaption() {
    const caption = window.prompt(
      'Caption above the table',
      String(editor.getAttributes('table').caption ?? ''),
    );
    if (caption !== null) chain().setTableCaption(caption.trim()).run();
  }
  return (
    <Box role="group" aria-label="Table" sx={{ display: 'flex', flexWrap: 'wrap', width: '100%' }}>
      <Button onClick={onCaption}>Caption</Button>
      <Button onClick={() => chain().addTableRow().run()}>Add row</Button>
      <Button onClick={() => chain().addTableColumn().run()}>Add column</Button>
      <Button onClick={() => chain().removeTableRow().run()}>Remove row</Button>
      <Button onClick={() => chain().removeTableColumn().run()}>Remove column</Button>
      <Button color="error" onClick={() => chain().removeTable().run()}>
        Remove table
      </Button>
    </Box>
  );
}
