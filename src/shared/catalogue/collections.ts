import type { ResourceName } from '../storage/keys';
import { rememberCode } from '../storage/openedCode';
import { articles } from './article';
import { categories } from './category';
import { industries } from './industry';
import { products } from './product';
import { settings } from './settings';

/** Every collection, by its resource's name. */
export const collections = {
  products,
  categories,
  industries,
  blog: articles,
  settings,
} as const satisfies Record<ResourceName, unknown>;

/**
 * Remembers, when the page opens, which code was opened last, and every collection's seed. Later ones are then recognised
 * as a newer build's, even in collections that the page had not used before.
 */
export function rememberSeeds(): void {
  rememberCode();
  for (const collection of Object.values(collections)) collection.rememberSeed();
}
