import type { Product } from '../../src/shared/catalogue/product.ts';
import { pictureFile } from '../../src/shared/pictures.ts';
import { DEFAULTS_FOLDER, readDefaults } from '../content/readDefaults.ts';
import { writeDefaults } from '../content/writeDefaults.ts';
import { isThere } from './files.ts';
import type { Job } from './jobs.ts';
import { type Recipe, readRecipes } from './recipe.ts';

/** The picture's URL for records, if all its files exist. */
const rendered = (folder: Job['folder'], name: string): string | undefined =>
  isThere({ folder, name }) ? pictureFile(`/images/${folder}/${name}`, 1200, 'webp') : undefined;

/**
 * Enters a picture into the built-in content: into the record of its category, industry, article or product, the last
 * with an alternative text for the main picture. A record that has a picture keeps it, and a product gets a further
 * view only if it has its main one. Call this only for pictures that are rendered for the first time: for others it
 * would undo published deletions by the owner.
 */
export function enterPicture(name: string, folder = DEFAULTS_FOLDER): void {
  const { products, categories, industries, blog } = readDefaults(folder);
  const recipes = readRecipes();
  // The image goes before `seo`, as in the schemas, because `content:apply` writes fields in their order.
  const withPicture = <T extends { id: string; image?: string; seo: unknown }>(
    record: T,
    scene: string,
  ): T => {
    if (scene !== name || record.image) return record;
    const { image: _, seo, ...fields } = record;
    const image = rendered('scenes', name);
    return image ? ({ ...fields, image, seo } as T) : record;
  };
  writeDefaults(
    {
      products: products.map((product) => withView(product, recipes.get(product.id), name)),
      categories: categories.map((record) => withPicture(record, `category-${record.id}`)),
      industries: industries.map((record) => withPicture(record, `industry-${record.id}`)),
      blog: blog.map((record) => {
        const isItsOwn = name === `article-${record.id}` && !record.image;
        return isItsOwn ? { ...record, image: rendered('scenes', name) ?? '' } : record;
      }),
    },
    folder,
  );
}

function withView(product: Product, recipe: Recipe | undefined, name: string): Product {
  const main = rendered('products', product.id);
  if (!recipe || !main) return product;
  const further = recipe.views.map((_, index) => `${product.id}-${index + 2}`);
  if (name === product.id && product.images.length === 0) {
    const more = further.flatMap((view) => rendered('products', view) ?? []);
    const imageAlt = product.seo.imageAlt || recipe.alt;
    return { ...product, images: [main, ...more], seo: { ...product.seo, imageAlt } };
  }
  const view = further.includes(name) && rendered('products', name);
  if (!view || !product.images.includes(main) || product.images.includes(view)) return product;
  return { ...product, images: [...product.images, view] };
}
