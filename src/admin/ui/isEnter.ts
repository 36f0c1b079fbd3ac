import type { KeyboardEvent } from 'react';

/** Whether Enter was pressed, but not to end a word of an input method. */
export const isEnter = ({ key, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !nativeEvent.isComposing;
