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
import { useState } from 'react';
import { useLinkTargets } from '../links/useLinkTargets';
import { exceptBackdrop } from '../ui/exceptBackdrop';

const SAFE = /^(?:(?:https?:\/\/|mailto:|tel:)\S+|\/\S*)$/i;

/** A link on the selected words: to a page of the site, or to any address. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const targets = useLinkTargets();
  const before = String(editor.getAttributes('link').href ?? '');
  const [address, setAddress] = useState(before);
  const isSafe = SAFE.test(address.trim());
  const page = targets.find((target) => target.address === address.trim());

  function apply() {
    const link = { type: 'link', attrs: { href: address.trim() } };
    if (editor.state.selection.empty && !before) {
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: page?.name ?? address.trim(), marks: [link] })
        .run();
    } else editor.chain().focus().extendMarkRange('link').setLink({ href: address.trim() }).run();
    onClose();
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
          renderInput={(params) => <TextField {...params} label="To a page of the site" autoFocus />}
        />
        <TextField
          label="Or to this address"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !isSafe) return;
            // The same key would press the button that opened this dialog, which gets the focus back.
            event.preventDefault();
            apply();
          }}
          error={address !== '' && !isSafe}
          helperText="An address of this site starts with /, another with https://, mail with mailto:, a telephone with tel:"
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
        <Button variant="contained" disabled={!isSafe} onClick={apply}>
          Set link
        </Button>
      </DialogActions>
    </Dialog>
  );
}
