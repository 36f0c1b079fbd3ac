import AddPhotoAlternateIcon from '@mui/icons-material/AddPhotoAlternate';
import { Button } from '@mui/material';
import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { scaling } from '../form/scaling';
import { messageOf } from '../words/messageOf';
import { shrinkPicture } from './shrinkPicture';

type Props = { onPicture: (address: string) => void; onFailure: (message: string) => void };

/** Chooses a picture file and hands it on, scaled down, as a data: address. Nothing is saved meanwhile. */
export function PictureFileButton({ onPicture, onFailure }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  // Before the browser paints: saving is released with the frame that shows the picture.
  useLayoutEffect(() => (isBusy ? scaling.hold() : undefined), [isBusy]);

  async function onChosen(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // Emptied, so that choosing the same file again counts as a choice.
    event.target.value = '';
    if (!file) return;
    setBusy(true);
    try {
      onPicture(await shrinkPicture(file));
    } catch (error) {
      onFailure(messageOf(error, 'The picture could not be read.'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button
        startIcon={<AddPhotoAlternateIcon />}
        onClick={() => !isBusy && input.current?.click()}
        aria-disabled={isBusy}
        sx={{ ml: 1 }}
      >
        {isBusy ? 'Scaling down…' : 'Choose a file'}
      </Button>
      <input ref={input} type="file" accept="image/*" hidden aria-label="Picture file" onChange={onChosen} />
    </>
  );
}
