import ViewWeekIcon from '@mui/icons-material/ViewWeek';
import { Button, FormControlLabel, FormGroup, Popover, Switch } from '@mui/material';
import { useState } from 'react';
import { useStore, useTranslateLabel } from 'react-admin';
import { COLUMNS, COLUMNS_KEY, HIDDEN_AT_FIRST } from './columns';

/**
 * Shows and hides columns of the table. In react-admin's own, columns can also be put in another order, but only by
 * dragging, and a screen reader is told of a menu, and finds switches.
 */
export function ColumnsButton() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [hidden, setHidden] = useStore<string[]>(COLUMNS_KEY, HIDDEN_AT_FIRST);
  const labelOf = useTranslateLabel();
  return (
    <>
      <Button
        size="small"
        startIcon={<ViewWeekIcon />}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Columns
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Columns', sx: { px: 2, py: 1 } } }}
      >
        <FormGroup>
          {COLUMNS.map((column) => (
            <FormControlLabel
              key={column}
              label={labelOf({ source: column })}
              control={
                <Switch
                  size="small"
                  checked={!hidden.includes(column)}
                  onChange={(_, isShown) =>
                    setHidden(isShown ? hidden.filter((one) => one !== column) : [...hidden, column])
                  }
                />
              }
            />
          ))}
        </FormGroup>
      </Popover>
    </>
  );
}
