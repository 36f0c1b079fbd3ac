import { TextField } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { isEnter } from '../../ui/isEnter';
import { setTableCaption } from '../nodes/tableNodes';
import { ToolDialog } from './ToolDialog';

/** Edits the caption of the table that the cursor is in; an emptied caption is removed. */
export function CaptionDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [before] = useState(() => String(editor.getAttributes('table').caption ?? ''));
  const [caption, setCaption] = useState(before);

  function apply() {
    setTableCaption(editor, caption.trim());
    onClose();
  }

  return (
    <ToolDialog
      title="Caption"
      isChanged={caption !== before}
      action="Set caption"
      onApply={apply}
      onClose={onClose}
    >
      <TextField
        autoFocus
        label="Caption above the table"
        value={caption}
        onChange={(event) => setCaption(event.target.value)}
        onKeyDown={(event) => {
          if (!isEnter(event)) return;
          // Or this key press would activate the button that opened the dialog, which gets the focus back.
          event.preventDefault();
          apply();
        }}
      />
    </ToolDialog>
  );
}
