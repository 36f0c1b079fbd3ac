import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { isEnter } from '../../ui/isEnter';
import { useCloseUnlessChanged } from './useCloseUnlessChanged';

/** Edits the caption of the table that the cursor is in; an emptied caption is removed. */
export function CaptionDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [before] = useState(() => String(editor.getAttributes('table').caption ?? ''));
  const [caption, setCaption] = useState(before);
  const closeUnlessChanged = useCloseUnlessChanged(caption !== before, onClose);

  function apply() {
    editor.chain().focus().setTableCaption(caption.trim()).run();
    onClose();
  }

  return (
    <Dialog open onClose={closeUnlessChanged} fullWidth aria-labelledby="caption-title">
      <DialogTitle id="caption-title">Caption</DialogTitle>
      <DialogContent>
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
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" onClick={apply}>
          Set caption
        </Button>
      </DialogActions>
    </Dialog>
  );
}
