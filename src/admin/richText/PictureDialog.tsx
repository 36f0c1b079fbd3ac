import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { isPictureAddress } from '../../shared/catalogue/pictureAddress';
import { PictureFileButton } from '../inputs/PictureFileButton';
import { WRONG_ADDRESS } from '../inputs/PictureRow';
import { PictureThumb } from '../inputs/PictureThumb';

/** A picture in the text, with words for those who cannot see it and an optional caption. */
export function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [address, setAddress] = useState('');
  const [alt, setAlt] = useState('');
  const [caption, setCaption] = useState('');
  const [failure, setFailure] = useState('');
  // Saving would take it out again, without a word.
  const isWrong = !isPictureAddress(address.trim());
  const isFile = address.startsWith('data:') && !isWrong;

  function insert() {
    const content = [
      { type: 'image', attrs: { src: address.trim(), alt } },
      ...(caption ? [{ type: 'figcaption', content: [{ type: 'text', text: caption }] }] : []),
    ];
    editor.chain().focus().insertContent({ type: 'figure', content }).run();
    onClose();
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="picture-title">
      <DialogTitle id="picture-title">Picture</DialogTitle>
      <DialogContent>
        {address && <PictureThumb src={address} size={160} />}
        <TextField
          label="Web address of the picture"
          value={isFile ? '' : address}
          placeholder={isFile ? 'From a file' : undefined}
          onChange={(event) => setAddress(event.target.value)}
          error={isWrong}
          helperText={isWrong && WRONG_ADDRESS}
        />
        <PictureFileButton
          onPicture={(picture) => {
            setFailure('');
            setAddress(picture);
          }}
          onFailure={setFailure}
        />
        {failure && <Alert severity="error">{failure}</Alert>}
        <TextField
          label="The picture in words"
          value={alt}
          onChange={(event) => setAlt(event.target.value)}
          helperText="For those who cannot see it. Leave it empty where the picture only decorates."
        />
        <TextField
          label="Caption, if any"
          value={caption}
          onChange={(event) => setCaption(event.target.value)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" disabled={address.trim() === '' || isWrong} onClick={insert}>
          Insert
        </Button>
      </DialogActions>
    </Dialog>
  );
}
