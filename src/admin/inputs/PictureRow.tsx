import { Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { isPictureAddress } from '../../shared/catalogue/pictureAddress';
import { inKilobytes } from '../data/storageUse';
import { PictureThumb } from './PictureThumb';

type Props = { address: string; label: string; onChange: (address: string) => void };

export const WRONG_ADDRESS =
  'A picture’s address starts with https://, or on this site with /. Correct it or take it out.';

/** One picture's preview and address, with a warning where it does not load. */
export function PictureRow({ address, label, onChange }: Props) {
  /** The address from which no picture loaded; another one has not been tried yet. */
  const [broken, setBroken] = useState<string>();
  const isBroken = broken === address;
  const isFile = address.startsWith('data:');
  const isWrong = !isPictureAddress(address);
  const fault = isWrong ? WRONG_ADDRESS : isBroken ? 'No picture loads from this address.' : undefined;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
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
