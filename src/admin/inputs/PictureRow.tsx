import { Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { isPictureAddress, PICTURE_ADDRESS_RULE } from '../../shared/catalogue/pictureAddress';
import { inKilobytes } from '../data/storageUse';
import { PictureThumb } from './PictureThumb';

type Props = { address: string; label: string; onChange: (address: string) => void };

/** One picture's preview and address, with a warning where it does not load. */
export function PictureRow({ address, label, onChange }: Props) {
  /** The address from which no picture loaded; another one has not been tried yet. */
  const [broken, setBroken] = useState<string>();
  const isBroken = broken === address;
  const isWrong = !isPictureAddress(address);
  const isFile = address.startsWith('data:') && !isWrong;
  const fault = isWrong
    ? `${PICTURE_ADDRESS_RULE} Correct it or take it out.`
    : isBroken
      ? 'No picture loads from this address.'
      : undefined;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, py: 0.5 }}>
      <PictureThumb
        src={address}
        alt={`Preview of ${label}`}
        size={72}
        onBroken={(isSo) => setBroken(isSo ? address : undefined)}
      />
      {isFile ? (
        <Typography variant="body2">
          {label}, from a file ({inKilobytes(address.length)})
        </Typography>
      ) : (
        <TextField
          value={address}
          label={`${label}: web address`}
          type="url"
          // Below the preview where there is no room beside it.
          sx={{ flex: '1 1 160px', width: 'auto' }}
          onChange={(event) => onChange(event.target.value)}
          error={isWrong || isBroken}
          // One that does not load is saved all the same.
          slotProps={{ htmlInput: { 'aria-invalid': isWrong } }}
          helperText={fault}
        />
      )}
    </Box>
  );
}
