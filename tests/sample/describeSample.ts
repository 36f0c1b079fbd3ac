import { describe } from 'vitest';
import { readDefaults } from '../../tools/content/readDefaults';

/** Nobody's address ends so: a site that is somebody's has its own. */
const isSample = readDefaults().settings.contact.email.endsWith('.example');

/** Of the shipped sample alone: the owner's own content promises no numbers and no lengths. */
export const describeSample = describe.runIf(isSample);
