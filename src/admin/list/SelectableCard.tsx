import { Box, Checkbox, ListItem, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { type Identifier, useListContext } from 'react-admin';

type Props = { id: Identifier; title: string; subtitle: ReactNode; picture: ReactNode };

/** A card that is selected by a tap anywhere on it. */
export function SelectableCard({ id, title, subtitle, picture }: Props) {
  const { selectedIds, onToggleItem } = useListContext();
  const isChosen = selectedIds.includes(id);
  return (
    <ListItem disablePadding>
      <Box
        component="label"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          width: '100%',
          minHeight: 56,
          px: 1,
          py: 1,
          cursor: 'pointer',
          bgcolor: isChosen ? 'action.selected' : undefined,
        }}
      >
        <Checkbox
          checked={isChosen}
          onChange={() => onToggleItem(id)}
          slotProps={{ input: { 'aria-label': `Select ${title}` } }}
        />
        {picture}
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="span" sx={{ display: 'block' }}>
            {title}
          </Typography>
          <Typography component="span" variant="body2" color="text.secondary">
            {subtitle}
          </Typography>
        </Box>
      </Box>
    </ListItem>
  );
}
