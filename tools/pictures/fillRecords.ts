import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURE_FORMATS, PICTURE_WIDTHS, pictureFile } from '../../src/shared/pictures.ts';
import { readDefaults } from '../content/readDefaults.ts';
import { writeDefaults } from '../content/writeDefaults.ts';
import { readRecipes } from './recipe.ts';

const PUBLIC = join(import.meta.dirname, '../../public');

/** The picture's URL as records hold it, where all its files are there. */
function rendered(folder: 'products' | 'scenes', name: string): string | undefined {
  const address = `/images/${folder}/${name}`;
  const isWhole = PICTURE_WIDTHS.every((width) =>
    PICTURE_FORMATS.every((format) => existsSync(join(PUBLIC, pictureFile(address, width, format)))),
  );
  return isWhole ? pictureFile(address, 1200, 'webp') : undefined;
}

/**
 * Enters the pictures that are rendered into the built-in content: products with what the main picture shows in
 * words, categories, industries and articles. A picture that is missing leaves its record as it is, and so does
 * one that has a picture from elsewhere. Run again, it changes nothing.
 */
export function fillRecords(): { written: number } {
  const { products, categories, industries, blog } = readDefaults();
  const recipes = readRecipes();
  const pictureOf = (record: { image?: string | undefined }, name: string) =>
    record.image || rendered('scenes', name);
  // Before `seo`, where the schemas have it: `content:apply` writes fields in their order.
  const withPicture = <T extends { id: string; image?: string | undefined; seo: unknown }>(
    record: T,
    name: string,
  ): T => {
    const { image: _, seo, ...fields } = record;
    const image = pictureOf(record, name);
    return image ? ({ ...fields, image, seo } as T) : record;
  };
  return writeDefaults({
    products: products.map((product) => {
      const recipe = recipes.get(product.id);
      const main = rendered('products', product.id);
      if (!recipe || !main || product.images.some((image) => !image.startsWith('/images/products/')))
        return product;
      const more = recipe.views.flatMap(
        (_, index) => rendered('products', `${product.id}-${index + 2}`) ?? [],
      );
      return { ...product, images: [main, ...more], seo: { ...product.seo, imageAlt: recipe.alt } };
    }),
    categories: categories.map((record) => withPicture(record, `category-${record.id}`)),
    industries: industries.map((record) => withPicture(record, `industry-${record.id}`)),
    blog: blog.map((record) => ({ ...record, image: pictureOf(record, `article-${record.id}`) ?? '' })),
  });
}
