import { TextField } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { useReducer, useState } from 'react';
import { isPictureAddress, PICTURE_ADDRESS_RULE } from '../../../shared/catalogue/addresses';
import { isEmbedded } from '../../../shared/pictures';
import { shrinking, useIsHeld } from '../../holds';
import { isTooHeavy, TOO_HEAVY } from '../../pictures/embeddedPicture';
import { PictureFileButton } from '../../pictures/PictureFileButton';
import { PictureThumb } from '../../pictures/PictureThumb';
import { usePictureFiles } from '../../pictures/usePictureFiles';
import { equal } from '../../records/equality';
import { type Picture, removePicture, selectedPicture, setPicture } from '../nodes/picture';
import { ToolDialog } from './ToolDialog';
import { usePictureSize } from './usePictureSize';

const NO_PICTURE: Picture = { address: '', alt: '', caption: '' };

const changed = (picture: Picture, change: Partial<Picture>): Picture => ({ ...picture, ...change });

/** Inserts a picture or edits the selected one, with alternative text and an optional caption. */
export function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [before] = useState(() => selectedPicture(editor));
  const opened = before ?? NO_PICTURE;
  const [picture, change] = useReducer(changed, opened);
  const address = picture.address.trim();
  // Saving would silently remove it again.
  const isWrong = !isPictureAddress(address);
  const size = usePictureSize(isWrong ? '' : address);
  const isFile = isEmbedded(picture.address) && !isWrong;
  const files = usePictureFiles((fromFile) => change({ address: fromFile }));
  const isShrinking = useIsHeld(shrinking);

  function type(typed: string) {
    const isAccepted = !isTooHeavy(typed);
    files.setFailure(isAccepted ? '' : TOO_HEAVY);
    if (isAccepted) change({ address: typed });
  }

  function apply() {
    setPicture(editor, { ...picture, address }, size);
    onClose();
  }

  function remove() {
    removePicture(editor);
    onClose();
  }

  return (
    <ToolDialog
      title="Picture"
      isChanged={!equal(picture, opened) || files.isBusy}
      action={before ? 'Change' : 'Insert'}
      isReady={address !== '' && !isWrong && !isShrinking}
      onApply={apply}
      removal={before && { label: 'Remove the picture', onRemove: remove }}
      onClose={onClose}
    >
      {picture.address && <PictureThumb src={picture.address} size={160} />}
      <TextField
        label="Web address of the picture"
        value={isFile ? '' : picture.address}
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
        value={picture.alt}
        onChange={(event) => change({ alt: event.target.value })}
        helperText="For those who cannot see it. Leave it empty where the picture only decorates."
      />
      <TextField
        label="Caption, if any"
        value={picture.caption}
        onChange={(event) => change({ caption: event.target.value })}
      />
    </ToolDialog>
  );
}
