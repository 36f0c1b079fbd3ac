import { readDefaults } from '../../tools/content/readDefaults';
import { isSampleCompany } from '../../tools/standIns';

/** Whether the content is still the shipped sample. */
export const isSample = isSampleCompany(readDefaults().settings);
