import { describe, expect, it } from 'vitest';
import { paths } from '../../../src/shared/paths';
import { readDefaults } from '../../../tools/content/readDefaults';
import { feed } from '../../../tools/seo/feed';
import { llms } from '../../../tools/seo/llms';
import { robots } from '../../../tools/seo/robots';
import type { SiteContent } from '../../../tools/seo/siteContent';
import { sitemap } from '../../../tools/seo/sitemap';

const siteUrl = 'https://www.tapes.example';
const defaults = readDefaults();
const content: SiteContent = { ...defaults, siteUrl };

/** @throws {Error} if the text is not well-formed XML */
function parseXml(text: string): XMLDocument {
  const parsed = new DOMParser().parseFromString(text, 'application/xml');
  const fault = parsed.querySelector('parsererror');
  if (fault) throw new Error(fault.textContent ?? 'not well-formed');
  return parsed;
}

const texts = (parent: Document | Element, name: string) =>
  Array.from(parent.getElementsByTagName(name), ({ textContent }) => textContent ?? '');

const hardArticle = {
  ...(defaults.blog[0] ?? { id: 'none' }),
  id: 'hard',
  title: 'Foil\u0001\f\uffff & film: "a < b" \u0007]]>',
  summary: 'Fish & <b>chips</b>',
  content:
    '<p>A <a href="/product/vhb-tape">tape</a> &amp; <a href="#end">end</a> <img src="/images/a.png"></p>',
  category: 'Q & A',
  tags: ['"quoted"'],
  author: 'A & B',
  datePublished: '2024-08-04',
  dateModified: '2025-01-02',
} as SiteContent['blog'][number];

describe('sitemap.xml', () => {
  const entries = Array.from(parseXml(sitemap(content)).getElementsByTagName('url'));

  it('lists every public page once, except the thank-you page', () => {
    const fixed = Object.values(paths).map(({ pattern }) => pattern);
    const addresses = [
      ...fixed.filter((pattern) => !/:|^\/(?:admin|preview|thank-you)/.test(pattern)),
      ...defaults.products.map(({ id }) => paths.product.to(id)),
      ...defaults.blog.map(({ id }) => paths.article.to(id)),
      ...defaults.categories.map(({ id }) => paths.products.to({ category: id })),
      ...defaults.industries.map(({ id }) => paths.products.to({ industry: id })),
    ];
    const locations = entries.flatMap((entry) => texts(entry, 'loc'));
    expect(locations.toSorted()).toEqual(addresses.map((address) => siteUrl + address).toSorted());
  });

  it('gives a date of change for articles only', () => {
    const modified = Object.fromEntries(
      entries.flatMap((entry) => texts(entry, 'lastmod').map((date) => [texts(entry, 'loc')[0], date])),
    );
    expect(modified).toEqual(
      Object.fromEntries(
        defaults.blog.map(({ id, dateModified }) => [`${siteUrl}/blog/${id}`, dateModified]),
      ),
    );
  });
});

describe('feed.xml', () => {
  const DATE = /^\d{4}-\d\d-\d\dT00:00:00\+05:30$/;

  it('has every article, with what Atom requires', () => {
    const root = parseXml(feed(content)).documentElement;
    expect(root.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    const entries = Array.from(root.getElementsByTagName('entry'));
    expect(entries.map((entry) => texts(entry, 'id')[0])).toEqual(
      defaults.blog.map(({ id }) => `${siteUrl}/blog/${id}`),
    );
    for (const part of [root, ...entries]) {
      for (const name of ['id', 'title', 'updated', 'author'])
        expect(Array.from(part.children).filter(({ tagName }) => tagName === name)).toHaveLength(1);
    }
    expect(texts(root, 'published')).toHaveLength(entries.length);
    for (const date of [...texts(root, 'updated'), ...texts(root, 'published')]) expect(date).toMatch(DATE);
    for (const author of texts(root, 'author')) expect(author).not.toBe('');
    // Without it, readers show the tags of a text.
    for (const content of root.getElementsByTagName('content'))
      expect(content.getAttribute('type')).toBe('html');
    const linksOf = (part: Element) =>
      Array.from(part.children)
        .filter(({ tagName }) => tagName === 'link')
        .map((link) => ['rel', 'type', 'href'].map((name) => link.getAttribute(name)));
    expect(linksOf(root)).toEqual([
      ['self', 'application/atom+xml', `${siteUrl}/feed.xml`],
      ['alternate', 'text/html', `${siteUrl}/blog`],
    ]);
    for (const entry of entries)
      expect(linksOf(entry)).toEqual([['alternate', 'text/html', texts(entry, 'id')[0]]]);
  });

  it('has the date of the last change, and both dates of each article', () => {
    const blog = [hardArticle, { ...hardArticle, dateModified: '2024-08-28' }];
    const written = parseXml(feed({ ...content, blog }));
    const days = (name: string) => texts(written, name).map((date) => date.slice(0, 10));
    expect(days('updated')).toEqual(['2025-01-02', '2025-01-02', '2024-08-28']);
    expect(days('published')).toEqual(['2024-08-04', '2024-08-04']);
  });

  it('escapes what XML reserves and omits what it forbids', () => {
    const written = feed({ ...content, blog: [hardArticle] });
    expect(written).not.toContain(']]>');
    const entry = parseXml(written).getElementsByTagName('entry')[0];
    if (!entry) throw new Error('no entry');
    expect(texts(entry, 'title')).toEqual(['Foil & film: "a < b" ]]>']);
    expect(texts(entry, 'summary')).toEqual(['Fish & <b>chips</b>']);
    expect(
      Array.from(entry.getElementsByTagName('category'), (category) => category.getAttribute('term')),
    ).toEqual(['Q & A', '"quoted"']);
  });

  it('makes the links in a text absolute', () => {
    const [text] = texts(parseXml(feed({ ...content, blog: [hardArticle] })), 'content');
    expect(text).toBe(
      `<p>A <a href="${siteUrl}/product/vhb-tape">tape</a> &amp; <a href="${siteUrl}/blog/hard#end">end</a> <img src="${siteUrl}/images/a.png"></p>`,
    );
    for (const body of texts(parseXml(feed(content)), 'content'))
      expect(body).not.toMatch(/(?:href|src)="[/#]/);
  });

  it.each([
    ["<a href='/product/x'>x</a>", `<a href='${siteUrl}/product/x'>x</a>`],
    ['<a title=x HREF = /product/x>x</a>', `<a title=x HREF = ${siteUrl}/product/x>x</a>`],
    ['<a href=#end>x</a>', `<a href=${siteUrl}/blog/hard#end>x</a>`],
    ['<a href="twelve-questions">x</a>', `<a href="${siteUrl}/blog/twelve-questions">x</a>`],
    ["<a href='../contact?a=b&amp;c=d#map'>x</a>", `<a href='${siteUrl}/contact?a=b&amp;c=d#map'>x</a>`],
    ['<img src=picture.png>', `<img src=${siteUrl}/blog/picture.png>`],
    ['<a href="">x</a>', `<a href="${siteUrl}/blog/hard">x</a>`],
    ['<a href>x</a>', '<a href>x</a>'],
    ['<a href="mailto:a@tape.example">x</a>', '<a href="mailto:a@tape.example">x</a>'],
    ['<a href="HTTPS://Other.example/x">x</a>', '<a href="https://other.example/x">x</a>'],
    ['<a href="//other.example/x" title="/x">x</a>', '<a href="https://other.example/x" title="/x">x</a>'],
    ['<a href="https://[">x</a>', '<a href="https://[">x</a>'],
    ['<p>Write href="/x" there</p>', '<p>Write href="/x" there</p>'],
    ['<img data-src="/a" srcset="/b 2x">', '<img data-src="/a" srcset="/b 2x">'],
  ])('makes links absolute, and nothing else, however they are written: %s', (html, absolute) => {
    const blog = [{ ...hardArticle, content: html }];
    expect(texts(parseXml(feed({ ...content, blog })), 'content')).toEqual([absolute]);
  });

  it('names no author and no category where the article has none', () => {
    const bare = { ...hardArticle, author: '', category: '', tags: [] };
    const entry = parseXml(feed({ ...content, blog: [bare] })).getElementsByTagName('entry')[0];
    expect(entry?.getElementsByTagName('author')).toHaveLength(0);
    expect(entry?.getElementsByTagName('category')).toHaveLength(0);
  });

  it('is well-formed without any article', () => {
    expect(texts(parseXml(feed({ ...content, blog: [] })), 'updated')).toEqual([expect.stringMatching(DATE)]);
  });
});

describe('robots.txt', () => {
  it('allows everything, including the admin with its noindex, and names the sitemap', () => {
    expect(robots(siteUrl).split('\n')).toEqual([
      'User-agent: *',
      'Allow: /',
      '',
      'Sitemap: https://www.tapes.example/sitemap.xml',
      '',
    ]);
  });
});

describe('llms.txt', () => {
  const lines = llms(content).split('\n');

  it('starts with the name and says what the site is', () => {
    expect(lines[0]).toMatch(/^# \S/);
    expect(lines.find((line) => line.startsWith('> '))).toContain(`${defaults.products.length} tapes`);
  });

  it('has a line for every section, category, industry, product and article', () => {
    const linked = lines.flatMap((line) => /^- \[.+\]\((\S+)\): \S/.exec(line)?.[1] ?? []);
    const { products, compare, industries, blog, requestQuote, contact, about } = paths;
    const expected = [
      ...[products, compare, industries, blog, requestQuote, contact, about].map(({ to }) => to()),
      ...defaults.categories.map(({ id }) => paths.products.to({ category: id })),
      ...defaults.industries.map(({ id }) => paths.products.to({ industry: id })),
      ...defaults.products.map(({ id }) => paths.product.to(id)),
      ...defaults.blog.map(({ id }) => paths.article.to(id)),
    ];
    expect(linked).toEqual(expect.arrayContaining(expected.map((path) => siteUrl + path)));
    const titles = lines.filter((line) => line.startsWith('## '));
    expect(titles).toEqual(
      ['Sections', 'Categories', 'Industries', 'Products', 'Optional'].map((title) => `## ${title}`),
    );
  });

  it.each([
    ['', '+91 44 5550 0101', 'a@tape.example', ' Telephone +91 44 5550 0101. E-mail a@tape.example.\n'],
    ['+91 44 5550 0100', '+91 44 5550 0101', '', ' Telephone +91 44 5550 0100.\n'],
    ['', '', 'a@tape.example', ' across India. E-mail a@tape.example.\n'],
  ])('says how to reach the company: telephones %j and %j, e-mail %j', (phone1, phone2, email, words) => {
    const contact = { ...defaults.settings.contact, phone1, phone2, email };
    expect(llms({ ...content, settings: { ...defaults.settings, contact } })).toContain(words);
  });

  it('keeps each record on one line, even one that says nothing of itself', () => {
    const [product] = defaults.products;
    if (!product) throw new Error('no product');
    const text = llms({
      ...content,
      products: [
        { ...product, name: 'A [B]\nC', shortDescription: 'D\n\n# E\n' },
        { ...product, name: 'F', shortDescription: '' },
      ],
    });
    const address = `${siteUrl}/product/${product.id}`;
    expect(text).toContain(`- [A \\[B\\] C](${address}): D # E\n- [F](${address})\n`);
  });
});
