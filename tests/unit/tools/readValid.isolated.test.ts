import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { once } from '../../../src/shared/once';
import { readDefaults } from '../../../tools/content/readDefaults';
import { readValid } from '../../../tools/content/readValid';
import { copyDefaults } from './defaultsCopy';

// Loading the rules through Vite takes longer than each of these tests.
vi.mock('../../../tools/content/contentRules', async (load) => {
  const { loadContentRules } = await load<typeof import('../../../tools/content/contentRules')>();
  return { loadContentRules: once(loadContentRules) };
});

const folder = copyDefaults();
const [product] = readDefaults().products;
const [article] = readDefaults().blog;
const PRODUCT = `products/${product?.id}.json`;
const ARTICLE = `articles/${article?.id}.html`;

/** Changes a file's text by `change`, and returns the error that a build then reports, or '' if it reports none. */
async function saidAfter(file: string, change: (text: string) => string): Promise<string> {
  const path = join(folder(), file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  return readValid(folder()).then(
    () => '',
    (error: Error) => error.message,
  );
}

const withField = (name: string, value: unknown) => (text: string) =>
  JSON.stringify({ ...JSON.parse(text), [name]: value });

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

it('fields in another order are as valid: browsers get the schemas’', async () => {
  const reversed = (text: string) =>
    JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(text)).reverse()));
  expect(await saidAfter(PRODUCT, reversed)).toBe('');
  expect(JSON.stringify(await readValid(folder()))).toBe(JSON.stringify(await readValid()));
});
