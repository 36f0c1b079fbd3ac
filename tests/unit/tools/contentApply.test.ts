import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readContentFile } from '../../../src/shared/catalogue/contentFile';
import { applyContent } from '../../../tools/content/applyContent';
import { readDefaults } from '../../../tools/content/readDefaults';
import { replaceFiles } from '../../../tools/content/replaceFiles';
import { writeDefaults } from '../../../tools/content/writeDefaults';
import { copyDefaults } from './defaultsCopy';

const allContent = () => {
  const { settings, ...others } = readDefaults();
  return { ...others, settings: [settings] };
};

const fileOf = (content: unknown) =>
  JSON.stringify({ format: 'tape-catalogue-content', version: 1, content });

describe('writing content into the defaults', () => {
  const folder = copyDefaults();

  it('changes no file where the content is what is built in', () => {
    const { content, problems } = readContentFile(fileOf(allContent()));
    expect(problems).toEqual([]);
    expect(writeDefaults(content, folder())).toEqual({ written: 0, removed: 0 });
  });

  it('writes what changed, removes what is gone, and reads back as the same content', () => {
    const { products, blog, ...rest } = allContent();
    const [first, second, ...others] = products;
    if (!first || !second) throw new Error('The defaults have products');
    const changed = {
      ...rest,
      products: [{ ...first, name: 'Renamed “tape”' }, ...others],
      blog: blog.map((article) => ({ ...article, title: `${article.title}: part 2 – “more”` })),
    };
    expect(writeDefaults(changed, folder())).toEqual({ written: 1 + blog.length, removed: 1 });
    const written = readDefaults(folder());
    expect(written.products.find(({ id }) => id === first.id)?.name).toBe('Renamed “tape”');
    expect(written.products.some(({ id }) => id === second.id)).toBe(false);
    expect(written.blog).toEqual(changed.blog);
  });

  it('takes an empty list, and reads it back where git kept no empty folder', () => {
    const { blog } = allContent();
    expect(writeDefaults({ blog: [] }, folder())).toEqual({ written: 0, removed: blog.length });
    rmSync(join(folder(), 'articles'), { recursive: true });
    expect(readDefaults(folder()).blog).toEqual([]);
    expect(writeDefaults({ blog }, folder())).toEqual({ written: blog.length, removed: 0 });
  });

  it('leaves collections alone that the file does not hold', () => {
    const before = readdirSync(join(folder(), 'articles'));
    expect(writeDefaults({ categories: allContent().categories }, folder())).toEqual({
      written: 0,
      removed: 0,
    });
    expect(readdirSync(join(folder(), 'articles'))).toEqual(before);
  });
});

describe('applying content with pictures that the owner chose from files', () => {
  const folder = copyDefaults();
  let publicFolder: string;
  beforeEach(() => {
    publicFolder = mkdtempSync(join(tmpdir(), 'public-'));
  });
  afterEach(() => rmSync(publicFolder, { recursive: true }));

  const bytesOf = (text: string) => Buffer.from(text.repeat(100));
  const picture = (text: string, type = 'webp') =>
    `data:image/${type};base64,${bytesOf(text).toString('base64')}`;
  const own = () => join(publicFolder, 'images/own');
  const bytesAt = (address = '') => readFileSync(join(publicFolder, address));

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
    return { content, ...applyContent(content, folder(), publicFolder) };
  }

  it('writes each to a file that the records name, and nothing into the records themselves', () => {
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
      [first, second, third].map((address) => join(publicFolder, address ?? '')).toSorted(),
    );
    expect(missing).toEqual([]);
  });

  it('writes nothing the second time', () => {
    const args = [[picture('a')], picture('b'), `<p><img src="${picture('c')}" alt=""></p>`] as const;
    apply([...args[0]], args[1], args[2]);
    const again = apply([...args[0]], args[1], args[2]);
    expect(again).toMatchObject({ added: [], changed: [], removed: [], missing: [] });
  });

  it('removes what no record names any more, but no file that was put there by hand', () => {
    apply([picture('a')], picture('b'), '<p>x</p>');
    const [before = ''] = readDefaults(folder()).categories.flatMap(({ image = '' }) =>
      image.includes('own') ? image : [],
    );
    writeFileSync(join(own(), 'by-hand.webp'), '');
    const { removed } = apply([picture('a')], '', '<p>x</p>');
    expect(removed).toEqual([join(publicFolder, before)]);
    expect(existsSync(join(publicFolder, before))).toBe(false);
    expect(readdirSync(own())).toHaveLength(2);
  });

  it('keeps those of collections that the file does not hold', () => {
    apply([picture('a')], picture('b'), '<p>x</p>');
    const { removed } = applyContent({ categories: [] }, folder(), publicFolder);
    expect(removed).toEqual([]);
    expect(readdirSync(own())).toHaveLength(2);
  });

  it('tells of those that are named and not there', () => {
    expect(apply(['/images/own/10-abc.webp'], '', '').missing).toEqual(['/images/own/10-abc.webp']);
  });

  it('writes a picture again that is not what its name says', () => {
    apply([picture('a')], '', '');
    const [name = ''] = readdirSync(own());
    writeFileSync(join(own(), name), 'cut off');
    expect(apply([picture('a')], '', '').changed).toEqual([join(own(), name)]);
    expect(readFileSync(join(own(), name))).toEqual(bytesOf('a'));
  });
});

describe('replacing files', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'replace-'));
    for (const name of ['old', 'gone', 'wall']) writeFileSync(join(folder, name), name);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const path = (name: string) => join(folder, name);
  const texts = () =>
    Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(path(name), 'utf8')]));

  it('writes and removes, and leaves no draft', () => {
    const writes = new Map([
      [path('old'), 'changed'],
      [path('new'), 'new'],
    ]);
    // As a run that was killed leaves it.
    mkdirSync(path('drafts'));
    writeFileSync(path('drafts/draft-0'), 'half');
    replaceFiles({ writes, removals: [path('gone')] }, path('drafts'));
    expect(texts()).toEqual({ old: 'changed', new: 'new', wall: 'wall' });
  });

  it.each([
    ['write', [['wall/below', 'x']], ['gone']],
    ['removal', [], ['gone', 'not-there']],
  ] as const)('puts everything back where a %s fails', (_, failing, removals) => {
    const before = texts();
    const writes = new Map(
      [['old', 'changed'], ['new', 'new'], ...failing].map(([name = '', text = '']) => [path(name), text]),
    );
    expect(() => replaceFiles({ writes, removals: removals.map(path) }, path('drafts'))).toThrow(
      /ENOTDIR|EEXIST|ENOENT/,
    );
    expect(texts()).toEqual(before);
  });
});

describe('reading a content file', () => {
  it('refuses it whole when two records have one id', () => {
    const { products, industries } = allContent();
    const [tape] = products;
    const twice = fileOf({ products: [...products, { ...tape, name: 'Another' }], industries });
    expect(readContentFile(twice)).toEqual({
      content: {},
      problems: [`content › products: The id “${tape?.id}” occurs twice.`],
    });
  });

  it.each(['2024-02-31', '2023-02-29', '2024-13-01', '24-01-01', ''])(
    'refuses the day %j, which is none',
    (datePublished) => {
      const [article] = allContent().blog;
      const { problems } = readContentFile(fileOf({ blog: [{ ...article, datePublished }] }));
      expect(problems).toEqual([
        `content › blog › ${article?.id} › datePublished: A date is a day of the calendar, written YYYY-MM-DD.`,
      ]);
    },
  );

  it('refuses it whole when one record is invalid, and names the record', () => {
    const { products } = allContent();
    const broken = products.map((product, index) => (index === 3 ? { ...product, name: ' ' } : product));
    const { content, problems } = readContentFile(fileOf({ products: broken }));
    expect(content).toEqual({});
    expect(problems).toEqual([`content › products › ${products[3]?.id} › name: Give the product a name.`]);
  });

  it('refuses HTML that the site does not show, and names the record', () => {
    const { blog, categories } = allContent();
    const [article] = blog;
    const [category] = categories;
    const { problems } = readContentFile(
      fileOf({
        blog: [{ ...article, content: '<p>x</p><form action="https://a.example"><input name="pin"></form>' }],
        categories: [{ ...category, description: '<p onclick="x()">x</p>' }],
      }),
    );
    expect(problems).toEqual([
      `content › categories › ${category?.id} › description: “onclick” of <p> is not allowed.`,
      `content › blog › ${article?.id} › content: <form> is not allowed. <input> is not allowed. </form> is not allowed.`,
    ]);
  });

  it('refuses one of another version', () => {
    const { problems } = readContentFile(fileOf({ blog: [] }).replace('"version":1', '"version":2'));
    expect(problems).toEqual(['version: This content file was made by another version of the site.']);
  });

  it('refuses one without content', () => {
    expect(readContentFile(fileOf({})).problems).toEqual(['content: The file holds no content.']);
  });

  it.each(['', 'not JSON', '[]', 'null', '{"format":"other","version":1,"content":{}}'])(
    'refuses %j',
    (text) => {
      const { content, problems } = readContentFile(text);
      expect(content).toEqual({});
      expect(problems.length).toBeGreaterThan(0);
    },
  );
});
