import { articles } from './article';
import { categories } from './category';
import { industries } from './industry';
import { products } from './product';
import { settings } from './settings';

/** Every collection, under its resource's name. */
export const collections = { products, categories, industries, blog: articles, settings } as const;

export type ResourceName = keyof typeof collections;
