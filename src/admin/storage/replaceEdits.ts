import { seedCollections } from '../../shared/catalogue/seedCollections';
import { forgetUnedited } from './madeOn';

/**
 * Runs a save that replaces edits by other content, such as a file's or the history's, and then brings into step what is
 * noted of edits: built-in content that was brought back does not need publishing.
 */
export async function replaceEdits(save: () => Promise<void>): Promise<void> {
  await save();
  await seedCollections();
  forgetUnedited();
}
