import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useId } from 'react';

type Props = { isKeeping: boolean; onChange: (isKeeping: boolean) => void };

/** Asks whether a file from another browser replaces what was added and changed in this one. */
export function OwnWorkChoice({ isKeeping, onChange }: Props) {
  const labelId = useId();
  return (
    <FormControl>
      <FormLabel id={labelId}>What was added and changed here</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={isKeeping ? 'keep' : 'replace'}
        onChange={(_, value) => onChange(value === 'keep')}
      >
        <FormControlLabel
          value="keep"
          control={<Radio />}
          label="Keep it, and add what was added and changed in the file"
        />
        <FormControlLabel value="replace" control={<Radio />} label="Replace it: take the file as it is" />
      </RadioGroup>
    </FormControl>
  );
}
