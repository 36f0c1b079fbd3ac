/**
 * Lays out tools in a row. On telephones and tablets, where several lines would take up much of the viewport, it
 * scrolls sideways instead of wrapping.
 */
export const toolLine = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', md: 'wrap' },
  overflowX: { xs: 'auto', md: 'visible' },
  gap: 0.5,
  '& > *': { flexShrink: 0 },
} as const;
