/**
 * Tools beside each other. On a telephone or a tablet, where several lines would take much of the window, in one that
 * slides sideways.
 */
export const toolLine = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', md: 'wrap' },
  overflowX: { xs: 'auto', md: 'visible' },
  gap: 0.5,
  '& > *': { flexShrink: 0 },
} as const;
