import type { ReactNode } from 'react';

/**
 * Properties of a text field whose help is read out when it changes. Its region is there without words, too, and then
 * takes no room: a region that arrives together with its words is not announced. It does not hold the field's error: after
 * a refused save that is read with the field, which gets the focus.
 */
export const spokenHelp = (words: ReactNode) => ({ helperText: <span role="status">{words}</span> });
