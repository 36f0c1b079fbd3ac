import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Product } from '../../../src/shared/catalogue/product';
import { pictureName } from '../../../src/shared/pictures';
import { readDefaults } from '../../../tools/content/readDefaults';
import { writeDefaults } from '../../../tools/content/writeDefaults';
import { enterPicture } from '../../../tools/pictures/enterPicture';
import { readRecipes } from '../../../tools/pictures/recipe';
import { copyDefaults } from './defaultsCopy';

const { products, categories, industries, blog } = readDefaults();
// Only rendered pictures: the owner's own may be anywhere.
const isRendered = (image = '') => pictureName(image) !== undefined;
const product = products.find(({ images }) => images.length > 1 && images.every(isRendered));
const category = categories.find(({ image }) => isRendered(image));
const article = blog.find(({ id: own, image }) => image.includes(own));
if (!product || !category || !article)
  throw new Error('There are a product with two pictures and the others');
const { id, images, seo } = product;
const [main = ''] = images;
const words = readRecipes().get(id)?.alt;

describe('a picture that was rendered for the first time', () => {
  const folder = copyDefaults();

  /** The product's record, changed by `change`, after the picture has been entered. */
  const entered = (name: string, change: Partial<Product>) => {
    const before = products.map((other) => (other.id === id ? { ...other, ...change } : other));
    writeDefaults({ products: before }, folder());
    enterPicture(name, folder());
    return readDefaults(folder()).products.find((other) => other.id === id);
  };

  it('fills in a new product’s picture and alternative text', () => {
    const record = entered(id, { images: [], seo: { ...seo, imageAlt: '' } });
    expect(record).toMatchObject({ images, seo: { imageAlt: words } });
  });

  it('leaves the owner’s words and pictures as they are', () => {
    const own = {
      images: ['https://pictures.example/own.jpg'],
      seo: { ...seo, imageAlt: 'The owner’s words' },
    };
    expect(entered(id, own)).toMatchObject(own);
    expect(entered(`${id}-2`, own)).toMatchObject(own);
    expect(entered(id, { ...own, images: [] })).toMatchObject({ images, seo: own.seo });
  });

  it('is added as a further view only after the main one', () => {
    expect(entered(`${id}-2`, { images: [main] })?.images).toEqual(images.slice(0, 2));
    expect(entered(`${id}-2`, { images: [] })?.images).toEqual([]);
  });

  it('fills in the picture of a category and of an article, and of no other record', () => {
    const without = <T extends object>(records: readonly T[]) =>
      records.map((record) => ({ ...record, image: '' }));
    writeDefaults({ categories: without(categories), blog: without(blog) }, folder());
    enterPicture(`category-${category.id}`, folder());
    enterPicture(`article-${article.id}`, folder());
    const after = readDefaults(folder());
    expect(after.categories.map(({ image }) => image)).toEqual(
      categories.map((record) => (record.id === category.id ? record.image : '')),
    );
    expect(after.blog.map(({ image }) => image)).toEqual(
      blog.map((record) => (record.id === article.id ? record.image : '')),
    );
    expect(after.industries).toEqual(industries);
  });

  it('changes no file if the records have it', () => {
    const names = [id, `${id}-2`, `category-${category.id}`, `article-${article.id}`];
    const files = () =>
      readdirSync(folder(), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'utf8')]);
    const before = files();
    for (const name of names) enterPicture(name, folder());
    expect(files()).toEqual(before);
  });
});
