import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { leftovers, planContent } from '../../../tools/content/apply/contentPlan';
import { readDefaults } from '../../../tools/content/readDefaults';
import { replaceFiles } from '../../../tools/content/replaceFiles';
import { allContent } from './contentSample';
import { copyDefaults } from './defaultsCopy';
import { temporaryFolder } from './temporaryFolder';

describe('applying content with pictures that the owner chose from files', () => {
  const folder = copyDefaults();
  const publicFolder = temporaryFolder();

  const NO_RECORDS = { categories: [], products: [], industries: [], blog: [] };
  const bytesOf = (text: string) => Buffer.from(text.repeat(100));
  const picture = (text: string, type = 'webp') =>
    `data:image/${type};base64,${bytesOf(text).toString('base64')}`;
  const own = (name = '') => publicFolder('images/own', name);
  const bytesAt = (address = '') => readFileSync(publicFolder(address));

  /** Applies the built-in content with the first record of each kind changed. */
  function apply(images: string[], image: string, html: string) {
    const first = <T>(records: readonly T[], change: Partial<T>): T[] =>
      records.map((record, index) => (index === 0 ? { ...record, ...change } : record));
    const { products, categories, industries, blog, settings } = allContent();
    const content = {
      products: first(products, { images }),
      categories: first(categories, { image, description: html }),
      industries: first(industries, { image }),
      blog: first(blog, { image, content: html }),
      settings: settings.map((record) => ({ ...record, gtm: { head: '', body: picture('snippet') } })),
    };
    return { content, ...applyContent(content) };
  }

  function applyContent(content: Parameters<typeof planContent>[0]) {
    const plan = planContent(content, folder(), publicFolder());
    replaceFiles(plan.files);
    return plan;
  }

  it('writes each to a file, and only its address into the records', () => {
    const html = `<p>See <img src="${picture('c', 'jpeg')}" alt=""></p>`;
    const { content, added, missing } = apply([picture('a'), picture('b', 'png')], picture('a'), html);
    const { products, categories, industries, blog, settings } = readDefaults(folder());
    const [first, second] = products.find(({ id }) => id === content.products[0]?.id)?.images ?? [];
    expect(first).toMatch(/^\/images\/own\/[\w-]+\.webp$/);
    expect(second).toMatch(/^\/images\/own\/[\w-]+\.png$/);
    expect(bytesAt(first)).toEqual(bytesOf('a'));
    expect(bytesAt(second)).toEqual(bytesOf('b'));
    expect([categories[0]?.image, industries[0]?.image, blog[0]?.image]).toEqual([first, first, first]);
    const third = /src="([^"]*)"/.exec(blog[0]?.content ?? '')?.[1];
    expect(bytesAt(third)).toEqual(bytesOf('c'));
    expect(categories[0]?.description).toBe(`<p>See <img src="${third}" alt=""></p>`);
    expect(JSON.stringify({ products, categories, industries, blog })).not.toContain('data:image');
    expect(settings.gtm.body).toBe(picture('snippet'));
    expect(added.toSorted()).toEqual(
      [first, second, third].map((address) => publicFolder(address ?? '')).toSorted(),
    );
    expect(missing).toEqual([]);
  });

  it('writes nothing the second time', () => {
    const write = () => apply([picture('a')], picture('b'), `<p><img src="${picture('c')}" alt=""></p>`);
    write();
    expect(write()).toMatchObject({ added: [], changed: [], removed: [], missing: [] });
  });

  it('keeps files that no record names any more and reports them, except one that was put there by hand', () => {
    apply([picture('a')], picture('b', 'png'), '<p>x</p>');
    const [before = ''] = readDefaults(folder()).categories.flatMap(({ image = '' }) =>
      image.includes('own') ? image : [],
    );
    writeFileSync(own('by-hand.webp'), '');
    const { removed, unused } = apply([picture('a')], '', '<p>x</p>');
    expect(unused).toEqual([publicFolder(before)]);
    expect(removed).toEqual([]);
    // An undo in the admin may name the picture again.
    expect(apply([picture('a')], before, '<p>x</p>')).toMatchObject({ missing: [], unused: [] });
  });

  it('counts those as used that are in collections which the file does not contain', () => {
    apply([picture('a')], picture('b'), '<p>x</p>');
    expect(applyContent({ categories: [] }).unused).toEqual([]);
  });

  it('reports those that are named but missing', () => {
    expect(apply(['/images/own/10-abc.webp'], '', '').missing).toEqual(['/images/own/10-abc.webp']);
  });

  it('plans everything before it writes anything', () => {
    apply([picture('a')], picture('b'), '<p>x</p>');
    const files = () => readdirSync(folder(), { recursive: true }).length + readdirSync(own()).length;
    const before = files();
    const plan = planContent(NO_RECORDS, folder(), publicFolder());
    expect(plan.unused).toHaveLength(2);
    expect(files()).toBe(before);
  });

  it('names the removed products that leave rendered pictures behind', () => {
    const [first, second, ...products] = allContent().products;
    if (!first || !second) throw new Error('The defaults have products');
    mkdirSync(publicFolder('images/products'), { recursive: true });
    writeFileSync(publicFolder(`images/products/${first.id}-1200.webp`), '');
    const plan = applyContent({ products });
    expect(plan.removed).toHaveLength(2);
    expect(leftovers(plan, publicFolder())).toEqual([first.id]);
  });

  it('writes a picture again if the file does not match its name', () => {
    apply([picture('a')], '', '');
    const [name = ''] = readdirSync(own());
    writeFileSync(own(name), 'cut off');
    expect(apply([picture('a')], '', '').changed).toEqual([own(name)]);
    expect(readFileSync(own(name))).toEqual(bytesOf('a'));
  });
});
