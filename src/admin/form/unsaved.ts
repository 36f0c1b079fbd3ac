import { createHold } from './hold';

/** Whether a form of this tab holds what was not saved: a logout would take the form away. */
export const unsaved = createHold();
