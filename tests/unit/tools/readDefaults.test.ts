import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDefaults } from '../../../tools/content/readDefaults';
import { readValid } from '../../../tools/content/readValid';
import { writeDefaults } from '../../../tools/content/writeDefaults';
import { copyDefaults } from './defaultsCopy';

const folder = copyDefaults();
const [product] = readDefaults().products;
const [article] = readDefaults().blog;
const PRODUCT = `products/${product?.id}.json`;
const ARTICLE = `articles/${article?.id}.html`;

/** Changes a file's text by `change`, and returns the error that a build then reports, or '' if it reports none. */
async function saidAfter(file: string, change: (text: string) => string | Uint8Array): Promise<string> {
  const path = join(folder(), file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  return readValid(folder()).then(
    () => '',
    (error: Error) => error.message,
  );
}

const withField = (name: string, value: unknown) => (text: string) =>
  JSON.stringify({ ...JSON.parse(text), [name]: value });

describe('a file of the built-in content that cannot be read', () => {
  it.each<[string, string, (text: string) => string | Uint8Array, string]>([
    ['a stray comma', PRODUCT, (text) => text.replace('"name"', ',"name"'), 'JSON'],
    ['nothing', PRODUCT, () => '', 'JSON'],
    ['null', PRODUCT, () => 'null', 'id'],
    ['a list', PRODUCT, () => '[]', 'id'],
    ['another id than its name says', PRODUCT, withField('id', 'other'), 'The record’s id is not'],
    ['letters of another encoding', PRODUCT, (text) => Buffer.from(`${text}é`, 'latin1'), 'UTF-8'],
    ['broken YAML', ARTICLE, (text) => text.replace('title:', 'title: "'), 'line'],
    ['another id in its fields', ARTICLE, (text) => text.replace('title:', 'id: other\ntitle:'), 'id'],
    ['no fields', ARTICLE, () => '<p>x</p>', 'does not start with its fields'],
    ['a record where a list belongs', 'categories.json', () => '{}', 'no list'],
    ['an empty record', 'industries.json', () => '[null]', 'no list'],
    ['half a file', 'settings.json', (text) => text.slice(0, 100), 'JSON'],
  ])('is named if it holds %s', async (_, file, change, reason) => {
    const said = await saidAfter(file, change);
    expect(said).toMatch(new RegExp(`${file.replace('.', '\\.')}: .*${reason}`, 's'));
  });
});

describe('a record of the built-in content that is not valid', () => {
  it.each<[string, string, unknown, string]>([
    [PRODUCT, 'name', 5, `products › ${product?.id} › name: `],
    [PRODUCT, 'images', 'roll.webp', `products › ${product?.id} › images: `],
    [PRODUCT, 'seo', null, `products › ${product?.id} › seo: `],
    ['settings.json', 'contact', undefined, 'settings › settings › contact: '],
    [PRODUCT, 'uses', undefined, `products › ${product?.id} › uses: The field is missing.`],
    [
      PRODUCT,
      'seo',
      { title: '', description: '', h1: ' ' },
      `products › ${product?.id} › seo: The site reads this as {"title":"","description":"","h1":""}.`,
    ],
    [PRODUCT, 'sizes', ['12 mm'], `products › ${product?.id} › sizes: The site knows no such field.`],
    [PRODUCT, 'uses', ['Seals', ''], `products › ${product?.id} › uses: The site reads this as ["Seals"].`],
    ['settings.json', 'gtm', { head: 'GTM-AB12CD' }, 'settings › settings › gtm › head: '],
  ])('is named with the field: %s, %s', async (file, name, value, words) => {
    const said = await saidAfter(file, withField(name, value));
    expect(said).toContain('is not valid:');
    expect(said).toContain(words);
  });

  it('is named if it holds HTML that the site does not show', async () => {
    const said = await saidAfter(ARTICLE, (text) => `${text}<form></form>`);
    expect(said).toContain(`blog › ${article?.id} › content: <form> is not allowed.`);
  });

  it('is named if it is an article without a date', async () => {
    const said = await saidAfter(ARTICLE, (text) => text.replace(/^datePublished:.*\n/m, ''));
    expect(said).toContain(`blog › ${article?.id} › datePublished: `);
  });
});

describe('the built-in content is sorted', () => {
  it('products by their categories, the unknown ones last, and then by name; articles newest first', () => {
    const { products, categories, blog } = readDefaults();
    const [one, two] = [categories[1]?.id ?? '', categories[0]?.id ?? ''];
    const [article] = blog;
    const [product] = products;
    if (!product || !article) throw new Error('The defaults have both');
    const tape = (id: string, category: string) => ({ ...product, id, name: id, category });
    const dated = (id: string, datePublished: string) => ({ ...article, id, datePublished });
    writeDefaults(
      {
        products: [tape('a', 'no-such'), tape('b', one), tape('d', two), tape('c', two)],
        blog: [dated('a', '2024-08-04'), dated('c', '2024-08-05'), dated('b', '2024-08-05')],
      },
      folder(),
    );
    const sorted = readDefaults(folder());
    expect(sorted.products.map(({ id }) => id)).toEqual(['c', 'd', 'b', 'a']);
    expect(sorted.blog.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  });
});

describe('the built-in content is the same', () => {
  it.each<[string, (text: string) => string]>([
    ['with a byte order mark', (text) => `\uFEFF${text}`],
    ['with the line ends of Windows', (text) => text.replaceAll('\n', '\r\n')],
  ])('%s', async (_, change) => {
    expect(await saidAfter(PRODUCT, change)).toBe('');
    expect(await saidAfter(ARTICLE, change)).toBe('');
    expect(readDefaults(folder())).toEqual(readDefaults());
  });

  it('with its fields in another order: browsers get the schemas’', async () => {
    const reversed = (text: string) =>
      JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(text)).reverse()));
    expect(await saidAfter(PRODUCT, reversed)).toBe('');
    expect(JSON.stringify(await readValid(folder()))).toBe(JSON.stringify(await readValid()));
  });

  it('with unrelated files beside it', () => {
    mkdirSync(join(folder(), 'products/old'));
    writeFileSync(join(folder(), 'products/notes.txt'), 'x');
    expect(readDefaults(folder())).toEqual(readDefaults());
  });
});
