import { createHold } from './hold';

/** Whether a chosen picture is still being scaled down: a save would go without it. */
export const scaling = createHold();
