import { readDefaults } from '../../tools/content/readDefaults';

/** Whether this is the shipped sample still. Nobody's address ends so: a site that is somebody's has its own. */
export const isSample = readDefaults().settings.contact.email.endsWith('.example');
