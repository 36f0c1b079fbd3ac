import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { isPictureAddress, PICTURE_ADDRESS_RULE } from '../../../shared/catalogue/addresses';
import { isEmbedded } from '../../../shared/pictures';
import { useIsShrinking } from '../../holds';
import { isTooHeavy, TOO_HEAVY } from '../../pictures/embeddedPicture';
import { PictureFileButton } from '../../pictures/PictureFileButton';
import { PictureThumb } from '../../pictures/PictureThumb';
import { usePictureFiles } from '../../pictures/usePictureFiles';
import { type Picture, removePicture, selectedPicture, setPicture } from '../nodes/picture';
import { useCloseUnlessChanged } from './useCloseUnlessChanged';
import { usePictureSize } from './usePictureSize';

const NO_PICTURE: Picture = { address: '', alt: '', caption: '' };

/** Inserts a picture or edits the selected one, with alternative text and an optional caption. */
export function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [before] = useState(() => selectedPicture(editor));
  const opened = before ?? NO_PICTURE;
  const [address, setAddress] = useState(opened.address);
  const [alt, setAlt] = useState(opened.alt);
  const [caption, setCaption] = useState(opened.caption);
  // Saving would silently remove it again.
  const isWrong = !isPictureAddress(address.trim());
  const size = usePictureSize(isWrong ? '' : address.trim());
  const isFile = isEmbedded(address) && !isWrong;
  const files = usePictureFiles(setAddress);
  const isShrinking = useIsShrinking();
  const isChanged = address !== opened.address || alt !== opened.alt || caption !== opened.caption;
  const closeUnlessChanged = useCloseUnlessChanged(isChanged || files.isBusy, onClose);

  function type(typed: string) {
    const isAccepted = !isTooHeavy(typed);
    files.setFailure(isAccepted ? '' : TOO_HEAVY);
    if (isAccepted) setAddress(typed);
  }

  function apply() {
    setPicture(editor, { address: address.trim(), alt, caption }, size);
    onClose();
  }

  return (
    <Dialog open onClose={closeUnlessChanged} fullWidth aria-labelledby="picture-title">
      <DialogTitle id="picture-title">Picture</DialogTitle>
      <DialogContent>
        {address && <PictureThumb src={address} size={160} />}
        <TextField
          label="Web address of the picture"
          value={isFile ? '' : address}
          placeholder={isFile ? 'From a file' : undefined}
          onChange={(event) => type(event.target.value)}
          error={isWrong}
          helperText={isWrong && PICTURE_ADDRESS_RULE}
          // Otherwise the label would cover the placeholder.
          slotProps={{ inputLabel: { shrink: isFile || undefined } }}
        />
        <PictureFileButton files={files} />
        <TextField
          label="Description of the picture"
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
        {before && (
          <Button
            color="error"
            onClick={() => {
              removePicture(editor);
              onClose();
            }}
          >
            Remove the picture
          </Button>
        )}
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          disabled={address.trim() === '' || isWrong || isShrinking}
          onClick={apply}
        >
          {before ? 'Change' : 'Insert'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
