import AddPhotoAlternateIcon from '@mui/icons-material/AddPhotoAlternate';
import { type ChangeEvent, useRef } from 'react';
import { BusyButton } from '../ui/BusyButton';
import { Failure } from '../ui/Failure';
import { visuallyHidden } from '../ui/visuallyHidden';
import type { PictureFiles } from './usePictureFiles';

type Props = { files: PictureFiles; isMultiple?: boolean };

/** Chooses picture files from the disk, and says what became of the last ones, also if they were dropped. */
export function PictureFileButton({ files, isMultiple = false }: Props) {
  const { isBusy, take, announcement, failure } = files;
  const input = useRef<HTMLInputElement>(null);

  function onChosen({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(target.files ?? [])];
    // Cleared, so that choosing the same file again counts as a change.
    target.value = '';
    void take(chosen);
  }

  return (
    <>
      <BusyButton
        isBusy={isBusy}
        startIcon={<AddPhotoAlternateIcon />}
        onClick={() => input.current?.click()}
      >
        {isBusy ? 'Scaling down…' : isMultiple ? 'Choose files' : 'Choose a file'}
      </BusyButton>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple={isMultiple}
        hidden
        aria-label="Picture file"
        onChange={onChosen}
      />
      <span role="status" style={visuallyHidden}>
        {announcement}
      </span>
      <Failure message={failure} />
    </>
  );
}
