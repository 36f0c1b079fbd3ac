import { Box, Button } from '@mui/material';
import { visuallyHidden } from '../ui/visuallyHidden';

type Props = {
  /** What was done to the list last; read out, and shown while it can be taken back. */
  said: string;
  /** Puts the row that was removed last back; left out where none can be. */
  onPutBack: (() => void) | undefined;
};

/** Below a list: what was done to it, and the way back for a row that was removed. */
export const PutBack = ({ said, onPutBack }: Props) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
    <span role="status" style={onPutBack ? undefined : visuallyHidden}>
      {said}
    </span>
    {onPutBack && <Button onClick={onPutBack}>Put it back</Button>}
  </Box>
);

export const saidRemoved = (name: string, left: number) =>
  `${name} was removed. ${left === 0 ? 'None is' : left === 1 ? 'One is' : `${left} are`} left.`;

export const saidPutBack = (name: string) => `${name} was put back.`;
