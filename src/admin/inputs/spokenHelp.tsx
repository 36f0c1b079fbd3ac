import type { ReactNode } from 'react';

/**
 * Properties of a text field whose help is read out when it changes. Its region is there without words, too, and then
 * takes no room: a region that arrives together with its words is not announced.
 */
export const spokenHelp = (words: ReactNode) => ({
  helperText: <>{words}</>,
  slotProps: { formHelperText: { role: 'status' } },
});
