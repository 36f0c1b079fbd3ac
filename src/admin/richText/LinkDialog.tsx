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
import { useGetList } from 'react-admin';
import type { Product } from '../../shared/catalogue/product';
import { paths } from '../../shared/paths';
import { ALL } from '../data/allRecords';
import { unlessBeside } from '../ui/unlessBeside';

const SAFE = /^(?:(?:https?:\/\/|mailto:|tel:)\S+|\/\S*)$/i;

/** A link on the selected words: to a product of the catalogue, or to any address. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { data: products = [] } = useGetList<Product>('products', ALL);
  const before = String(editor.getAttributes('link').href ?? '');
  const [address, setAddress] = useState(before);
  const [words, setWords] = useState('');
  const isSafe = SAFE.test(address.trim());

  function apply() {
    const link = { type: 'link', attrs: { href: address.trim() } };
    if (editor.state.selection.empty && !before) {
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: words || address.trim(), marks: [link] })
        .run();
    } else editor.chain().focus().extendMarkRange('link').setLink({ href: address.trim() }).run();
    onClose();
  }

  return (
    <Dialog open onClose={unlessBeside(onClose)} fullWidth maxWidth="sm" aria-labelledby="link-title">
      <DialogTitle id="link-title">Link</DialogTitle>
      <DialogContent>
        <Autocomplete
          options={products}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ id }) => id}
          onChange={(_event, product) => {
            if (!product) return;
            setAddress(paths.product.to(product.id));
            setWords(product.name);
          }}
          renderInput={(params) => <TextField {...params} label="To a product of the catalogue" autoFocus />}
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
