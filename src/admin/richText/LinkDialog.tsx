import {
  Autocomplete,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { useLinkTargets } from '../links/useLinkTargets';
import { wholeAddress } from '../links/wholeAddress';
import { exceptBackdrop } from '../ui/exceptBackdrop';

/** Links the selected words to a page of the site, or to any address. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const targets = useLinkTargets();
  const before = String(editor.getAttributes('link').href ?? '');
  const [address, setAddress] = useState(before);
  const [isListOpen, setListOpen] = useState(false);
  const href = wholeAddress(address);
  const page = targets.find((target) => target.address === href);

  function apply() {
    if (href === undefined) return;
    const link = { type: 'link', attrs: { href } };
    if (editor.state.selection.empty && !before) {
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: page?.name ?? address.trim(), marks: [link] })
        .run();
    } else editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
    onClose();
  }

  function applyAtEnter(event: KeyboardEvent) {
    // In an open list, Enter selects the option.
    if (event.key !== 'Enter' || href === undefined || isListOpen) return;
    // Or this key press would activate the button that opened the dialog, which gets the focus back.
    event.preventDefault();
    apply();
  }

  return (
    <Dialog open onClose={exceptBackdrop(onClose)} fullWidth maxWidth="sm" aria-labelledby="link-title">
      <DialogTitle id="link-title">Link</DialogTitle>
      <DialogContent>
        <Autocomplete
          options={targets}
          groupBy={({ group }) => group}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ address: key }) => key}
          onChange={(_event, target) => target && setAddress(target.address)}
          onOpen={() => setListOpen(true)}
          onClose={() => setListOpen(false)}
          onKeyDown={applyAtEnter}
          renderInput={(params) => <TextField {...params} label="To a page of the site" autoFocus />}
        />
        <TextField
          label="Or to this address"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={applyAtEnter}
          error={address !== '' && href === undefined}
          helperText="A web address, an e-mail address, or a telephone number. A page of this site starts with /."
        />
      </DialogContent>
      <DialogActions>
        {before && (
          <Button
            color="error"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onClose();
            }}
          >
            Remove the link
          </Button>
        )}
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" disabled={href === undefined} onClick={apply}>
          Set link
        </Button>
      </DialogActions>
    </Dialog>
  );
}
