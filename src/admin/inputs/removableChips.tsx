import CancelIcon from '@mui/icons-material/Cancel';
import { type AutocompleteRenderValueGetItemProps, Chip, useMediaQuery } from '@mui/material';
import { COARSE } from '../mediaQueries';

/**
 * Renders the values of an input with several as chips. Each says by which keys it is removed, and its cross, which
 * keyboards do not reach, is large enough to hit and named after it. MUI's own cross is small and hidden from screen
 * readers.
 */
export const removableChips =
  <T,>(nameOf: (value: T) => string) =>
  (values: readonly T[], getItemProps: AutocompleteRenderValueGetItemProps<true>) =>
    values.map((value, index) => {
      const { key, ...props } = getItemProps({ index });
      const name = nameOf(value);
      return (
        <Chip
          key={key}
          {...props}
          size="small"
          label={name}
          role="group"
          aria-label={`${name}: Backspace removes it`}
          deleteIcon={<CancelIcon role="button" aria-hidden={false} aria-label={`Remove ${name}`} />}
          sx={{
            // A name that is too long for one line wraps: its end says, for example, that it is no industry's.
            height: 'auto',
            minHeight: 24,
            '& .MuiChip-label': { whiteSpace: 'normal' },
            '& .MuiChip-deleteIcon': { width: 24, height: 24, m: 0, p: '4px' },
            [COARSE]: { minHeight: 44, '& .MuiChip-deleteIcon': { width: 44, height: 44, p: '12px' } },
          }}
        />
      );
    });

/** Says how to remove a chip by keyboard, for the field's help. Empty on touch screens, where each is tapped away. */
export const useBackspaceHint = (): string =>
  useMediaQuery('(hover: hover)') ? 'Backspace removes the last one.' : '';
