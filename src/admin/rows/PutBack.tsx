import { Box, Button } from '@mui/material';
import { LOW_WINDOW } from '../mediaQueries';
import { visuallyHidden } from '../ui/visuallyHidden';
import type { useRows } from './useRows';

type Props = ReturnType<typeof useRows>['putBackProps'];

/** The line below a list: what was last done to it, and a button that undoes a removal or a paste. */
export const PutBack = ({ announcement, onPutBack, label, ref }: Props) => (
  <Box sx={{ ...lineLook, ...(onPutBack && inSight) }}>
    <span role="status" style={onPutBack ? undefined : visuallyHidden}>
      {announcement}
    </span>
    {onPutBack && (
      <Button ref={ref} onClick={onPutBack}>
        {label}
      </Button>
    )}
  </Box>
);

const lineLook = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 } as const;

/* Sticks above the form's buttons, because a long list ends far below the removed row. */
const inSight = {
  position: 'sticky',
  bottom: { xs: 124, sm: 68 },
  [LOW_WINDOW]: { bottom: 0 },
  zIndex: 1,
  bgcolor: 'background.paper',
} as const;
