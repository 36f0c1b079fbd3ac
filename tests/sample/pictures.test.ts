import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { PICTURE_FORMATS, PICTURE_WIDTHS, pictureFile, pictureName } from '../../src/shared/pictures';
import { readDefaults } from '../../tools/content/readDefaults';
import { readRecipes, readScenes } from '../../tools/pictures/recipe';
import { describeSample } from './describeSample';

const { products, categories, industries, blog } = readDefaults();
const PUBLIC = 'public';

/** A picture's six files, as their paths below the public folder. */
const filesOf = (url: string) => {
  const name = pictureName(url);
  if (name === undefined) throw new Error(`${url} is not one of the site’s own pictures`);
  return PICTURE_WIDTHS.flatMap((width) => PICTURE_FORMATS.map((format) => pictureFile(name, width, format)));
};

const ofProducts = products.flatMap(({ images }) => images);
const ofScenes = [...categories, ...industries, ...blog].flatMap(({ image }) => image || []);

describeSample('the recipes', () => {
  it('are valid, one for each product', () => {
    expect([...readRecipes().keys()].sort()).toEqual(products.map(({ id }) => id).sort());
  });

  it('describe each product’s picture as its record does', () => {
    const recipes = readRecipes();
    const inRecords = products.map(({ id, seo }) => [id, seo.imageAlt]);
    expect(products.map(({ id }) => [id, recipes.get(id)?.alt])).toEqual(inRecords);
  });

  it('describe each product’s picture in different words', () => {
    const { size } = new Set([...readRecipes().values()].map(({ alt }) => alt));
    expect(size).toBe(products.length);
  });

  it('have a scene for each category, industry and article, made of existing products', () => {
    const scenes = readScenes();
    const ids = new Set(products.map(({ id }) => id));
    for (const { items } of scenes.values()) for (const { product } of items) expect(ids).toContain(product);
    expect([...scenes.keys()].sort()).toEqual(
      [
        'home-hero',
        'share',
        ...categories.map(({ id }) => `category-${id}`),
        ...industries.map(({ id }) => `industry-${id}`),
        ...blog.map(({ id }) => `article-${id}`),
      ].sort(),
    );
  });
});

describeSample('the pictures of the built-in content', () => {
  it('exist, each in all its files', () => {
    const missing = [...ofProducts, ...ofScenes]
      .flatMap(filesOf)
      .filter((file) => !existsSync(join(PUBLIC, file)));
    expect(missing).toEqual([]);
  });

  it('are different for each product', () => {
    const contents = ofProducts.map((url) =>
      createHash('sha256')
        .update(readFileSync(join(PUBLIC, url)))
        .digest('hex'),
    );
    expect(new Set(ofProducts).size).toBe(ofProducts.length);
    expect(new Set(contents).size).toBe(ofProducts.length);
  });

  it('are as wide as their names say', async () => {
    const names = [...ofProducts, ...ofScenes].flatMap(filesOf);
    const widths = await Promise.all(
      names.map(async (file) => (await sharp(join(PUBLIC, file)).metadata()).width),
    );
    expect(widths).toEqual(names.map((file) => Number(/-(\d+)\.\w+$/.exec(file)?.[1])));
  });
});

describeSample('all pictures together are no larger than', () => {
  const megabytes = (folder: string) => {
    const path = join(PUBLIC, 'images', folder);
    const files = existsSync(path) ? readdirSync(path) : [];
    return files.reduce((sum, file) => sum + statSync(join(path, file)).size, 0) / 1e6;
  };

  it.each([
    ['products', 12],
    ['scenes', 3],
  ])('%s: %i MB', (folder, most) => {
    expect(megabytes(folder)).toBeLessThanOrEqual(most);
  });
});
