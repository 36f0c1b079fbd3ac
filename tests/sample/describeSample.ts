import { describe } from 'vitest';
import { isSample } from './isSample';

/** Of the shipped sample alone: the owner's own content promises no numbers and no lengths. */
export const describeSample = describe.runIf(isSample);
