import { readDefaults } from '../../tools/content/readDefaults';

/** Whether the content is still the shipped sample. No real e-mail address ends in .example. */
export const isSample = readDefaults().settings.contact.email.endsWith('.example');
