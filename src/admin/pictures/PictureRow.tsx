import { Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { isPictureAddress, PICTURE_ADDRESS_RULE } from '../../shared/catalogue/addresses';
import { isEmbedded } from '../../shared/pictures';
import { inKilobytes } from '../storage/storageUse';
import { isEnter } from '../ui/isEnter';
import { isTooHeavy, TOO_HEAVY } from './embeddedPicture';
import { PictureThumb, useBroken } from './PictureThumb';

type Props = { address: string; label: string; onChange: (address: string) => void };

/** One picture's preview and address, with a warning if it does not load. */
export function PictureRow({ address, label, onChange }: Props) {
  const [isBroken, setBroken] = useBroken(address);
  /** The address that stayed because the one typed over it was too large. */
  const [kept, setKept] = useState<string>();
  /** Half an address is not called wrong before the field is left, or Enter saves. */
  const [isTyping, setTyping] = useState(false);
  const isWrong = !isPictureAddress(address);
  const isFile = isEmbedded(address) && !isWrong;
  const fault = isWrong
    ? PICTURE_ADDRESS_RULE
    : kept === address
      ? TOO_HEAVY
      : isBroken
        ? 'No picture loads from this address. Links to Google Drive or WhatsApp do not work here: download the picture, and choose the file.'
        : undefined;

  function change(typed: string) {
    const isAccepted = !isTooHeavy(typed);
    setTyping(isAccepted);
    setKept(isAccepted ? undefined : address);
    if (isAccepted) onChange(typed);
  }

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, py: 0.5 }}>
      <PictureThumb src={address} alt={`Preview of ${label}`} size={72} onBroken={setBroken} />
      {isFile ? (
        <Typography variant="body2" color={isBroken ? 'error' : undefined}>
          {isBroken
            ? `${label} is damaged: choose it again, or take it out.`
            : `${label}, from a file (${inKilobytes(address.length)})`}
        </Typography>
      ) : (
        <TextField
          value={address}
          label={`${label}: web address`}
          type="url"
          // On a phone below the preview, because beside it there is no room for an address.
          sx={{ flex: { xs: '1 1 100%', sm: '1 1 160px' }, width: 'auto' }}
          onChange={(event) => change(event.target.value)}
          onBlur={() => setTyping(false)}
          onKeyDown={(event) => isEnter(event) && setTyping(false)}
          // Its words stand there from the start: a press on Save would miss the button if leaving the field moved it.
          error={fault !== undefined && !isTyping}
          // An address that does not load can still be saved.
          slotProps={{ htmlInput: { 'aria-invalid': isWrong && !isTyping } }}
          helperText={fault}
        />
      )}
    </Box>
  );
}
