import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDefaults } from '../../../tools/content/readDefaults';
import { writeDefaults } from '../../../tools/content/writeDefaults';
import { copyDefaults } from './defaultsCopy';

const folder = copyDefaults();
const [product] = readDefaults().products;
const [article] = readDefaults().blog;
const PRODUCT = `products/${product?.id}.json`;
const ARTICLE = `articles/${article?.id}.html`;

const withField = (name: string, value: unknown) => (text: string) =>
  JSON.stringify({ ...JSON.parse(text), [name]: value });

/** Changes a file's text. */
function rewrite(file: string, change: (text: string) => string | Uint8Array): void {
  const path = join(folder(), file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

describe('a file of the built-in content that cannot be read', () => {
  it.each<[string, string, (text: string) => string | Uint8Array, string]>([
    ['a stray comma', PRODUCT, (text) => text.replace('"name"', ',"name"'), 'JSON'],
    ['nothing', PRODUCT, () => '', 'JSON'],
    ['null', PRODUCT, () => 'null', 'The record’s id is not'],
    ['a list', PRODUCT, () => '[]', 'The record’s id is not'],
    ['another id than its name says', PRODUCT, withField('id', 'other'), 'The record’s id is not'],
    ['letters of another encoding', PRODUCT, (text) => Buffer.from(`${text}é`, 'latin1'), 'UTF-8'],
    ['broken YAML', ARTICLE, (text) => text.replace('title:', 'title: "'), 'line'],
    ['another id in its fields', ARTICLE, (text) => text.replace('title:', 'id: other\ntitle:'), 'id'],
    ['no fields', ARTICLE, () => '<p>x</p>', 'does not start with its fields'],
    ['a record where a list belongs', 'categories.json', () => '{}', 'no list'],
    ['an empty record', 'industries.json', () => '[null]', 'no list'],
    ['a record without an id', 'industries.json', () => '[{}]', 'no list'],
    ['half a file', 'settings.json', (text) => text.slice(0, 100), 'JSON'],
  ])('is named if it holds %s', (_, file, change, reason) => {
    rewrite(file, change);
    const name = file.replace('.', '\\.').replace('/', '[\\\\/]');
    const message = new RegExp(`${name}: .*${reason}`, 's');
    expect(() => readDefaults(folder())).toThrow(message);
  });
});

describe('the built-in content is sorted', () => {
  it('products by their categories, the unknown ones last, and then by name; articles newest first', () => {
    const { categories } = readDefaults();
    const [one, two] = [categories[1]?.id ?? '', categories[0]?.id ?? ''];
    if (!product || !article) throw new Error('The defaults have both');
    const tape = (id: string, category: string, name = id) => ({ ...product, id, name, category });
    const dated = (id: string, datePublished: string) => ({ ...article, id, datePublished });
    writeDefaults(
      {
        products: [tape('a', 'no-such'), tape('b', one), tape('d', two, 'one'), tape('c', two, 'Two')],
        blog: [dated('a', '2024-08-04'), dated('c', '2024-08-05'), dated('b', '2024-08-05')],
      },
      folder(),
    );
    const sorted = readDefaults(folder());
    expect(sorted.products.map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a']);
    expect(sorted.blog.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  });
});

describe('the built-in content is the same', () => {
  it.each<[string, (text: string) => string]>([
    ['with a byte order mark', (text) => `\uFEFF${text}`],
    ['with the line ends of Windows', (text) => text.replaceAll('\n', '\r\n')],
  ])('%s', (_, change) => {
    rewrite(PRODUCT, change);
    rewrite(ARTICLE, change);
    expect(readDefaults(folder())).toEqual(readDefaults());
  });

  it('with unrelated files beside it', () => {
    mkdirSync(join(folder(), 'products/old'));
    writeFileSync(join(folder(), 'products/notes.txt'), 'x');
    expect(readDefaults(folder())).toEqual(readDefaults());
  });
});
