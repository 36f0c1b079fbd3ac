import type { ResourceName } from '../storage/keys';
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
 * Makes every collection remember its seed when the page opens. A later seed is then recognised as a newer build's,
 * even in collections that the page had not used before.
 */
export function rememberSeeds(): void {
  for (const collection of Object.values(collections)) collection.rememberSeed();
}
