import { describe } from 'vitest';
import { isSample } from './isSample';

/** `describe` for the shipped sample only: the owner's own content need not have its numbers and lengths. */
export const describeSample = describe.runIf(isSample);
