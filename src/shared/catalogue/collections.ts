import type { ResourceName } from '../storage/keys';
import { articles } from './article';
import { categories } from './category';
import { industries } from './industry';
import { products } from './product';
import { settings } from './settings';

/** Every collection, under its resource's name. */
export const collections = {
  products,
  categories,
  industries,
  blog: articles,
  settings,
} as const satisfies Record<ResourceName, unknown>;

/**
 * Has every collection remember which seed stands there as the page is opened: one that comes later is then known for a
 * newer build's, also where the page did not need that collection before.
 */
export function rememberSeeds(): void {
  for (const collection of Object.values(collections)) collection.rememberSeed();
}
