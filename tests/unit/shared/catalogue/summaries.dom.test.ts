import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  articles,
  findArticle,
  listArticleSummaries,
  readingTime,
} from '../../../../src/shared/catalogue/article';
import { listCategories } from '../../../../src/shared/catalogue/category';
import { listIndustries } from '../../../../src/shared/catalogue/industry';
import { findProduct, listProductSummaries, products } from '../../../../src/shared/catalogue/product';
import { toArticleSummary, toProductSummary } from '../../../../src/shared/catalogue/summaries';
import { buildArticle, buildProduct } from '../../../builders';
import { storeContent } from '../../storeContent';

beforeEach(() => localStorage.clear());

describe('a product’s card', () => {
  it('knows the tape’s own colours, not its liner’s or its print’s', () => {
    const names = [
      'Clear (red liner)',
      'Yellow with black print',
      'Withered green',
      'Black/white',
      'Navy ground',
    ];
    const colours = names.map((name) => ({ name, hex: '#000000' }));
    expect(toProductSummary(buildProduct({ colours })).colourNames).toBe(
      'Clear, Yellow, Withered green, Black/white, Navy',
    );
    expect(toProductSummary(buildProduct({ colours: [] }))).not.toHaveProperty('colourNames');
  });

  it('has what a list shows, with the first picture and the figures', () => {
    const product = buildProduct({
      name: 'Foam Tape',
      category: 'double-sided-tapes',
      industries: ['hvac-industry'],
      images: ['/images/foam.webp', '/images/roll.webp'],
      specifications: [
        { name: 'Total thickness', value: '3', unit: 'mm' },
        { name: 'Adhesive', value: 'Acrylic, both sides' },
      ],
      seo: { title: 'T', description: 'D', imageAlt: 'A roll of foam tape' },
    });
    expect(toProductSummary(product)).toStrictEqual({
      id: 'foam-tape',
      name: 'Foam Tape',
      category: 'double-sided-tapes',
      shortDescription: 'Paper tape for cartons',
      industries: ['hvac-industry'],
      image: '/images/foam.webp',
      figures: [{ name: 'Thickness', value: '3\u00a0mm' }],
      adhesives: ['acrylic'],
    });
  });

  it('names no picture and no figures if there are none', () => {
    const fields = ['category', 'id', 'industries', 'name', 'shortDescription'];
    expect(Object.keys(toProductSummary(buildProduct({ images: [] }))).sort()).toEqual(fields);
  });
});

describe('an article’s summary', () => {
  it('is the article without its body, but with its links, and leaves the article as it was', () => {
    const content =
      '<p>See <a href="/product/vhb-tape">VHB</a> and <a href="https://www.iso.org">ISO</a>.</p>';
    const article = buildArticle({ content });
    const { content: _, ...rest } = article;
    const links = ['/product/vhb-tape', 'https://www.iso.org'];
    expect(toArticleSummary(article)).toStrictEqual({ ...rest, links });
    expect(article.content).toBe(content);
  });

  it('has the category without the space that a phone’s keyboard left after it', async () => {
    storeContent({ blog: [buildArticle({ category: 'HVAC ' })] });
    expect((await listArticleSummaries()).map(({ category }) => category)).toEqual(['HVAC']);
  });
});

describe('lists and single records', () => {
  it('both come from the built-in content if nothing is stored', async () => {
    const builtIn = await products.defaults.load();
    expect(await listProductSummaries()).toEqual(builtIn.map(toProductSummary));
    for (const product of builtIn) expect(await findProduct(product.id)).toEqual(product);

    const builtInArticles = await articles.defaults.load();
    expect(await listArticleSummaries()).toEqual(builtInArticles.map(toArticleSummary));
    for (const article of builtInArticles) expect(await findArticle(article.id)).toEqual(article);

    expect((await listCategories()).length).toBeGreaterThan(0);
    expect((await listIndustries()).length).toBeGreaterThan(0);
  });

  it('both come from what is stored, in its order', async () => {
    const stored = [buildProduct({ name: 'Zinc Tape' }), buildProduct({ name: 'Acetate Tape' })];
    storeContent({ products: stored });
    expect(await listProductSummaries()).toEqual(stored.map(toProductSummary));

    const written = [buildArticle({ title: 'Newest' }), buildArticle({ title: 'Oldest' })];
    storeContent({ blog: written });
    expect(await listArticleSummaries()).toEqual(written.map(toArticleSummary));
    expect(await findArticle('oldest')).toEqual(written[1]);
  });

  it.each(['no-such-article', '__proto__', 'constructor', ''])('hold no article called %j', async (id) => {
    expect(await findArticle(id)).toBeUndefined();
  });
});

describe('reading time', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

  it.each([
    ['', 1],
    ['<p></p>', 1],
    [`<p>${words(1)}</p>`, 1],
    [`<p>${words(200)}</p>`, 1],
    [`<p>${words(201)}</p>`, 2],
    [`<p>${words(2200)}</p>`, 11],
  ])('is 200 words to the minute, rounded up, and at least one minute (case %#)', (html, minutes) => {
    expect(readingTime(html)).toBe(minutes);
  });

  it('counts words that only a tag separates, and nothing inside a tag', () => {
    const items = '<li>one</li><li>two</li>'.repeat(100);
    expect(readingTime(`<ul class="a b c d e" data-words="${words(500)}">${items}</ul>`)).toBe(1);
    expect(readingTime(`<ul>${items}<li>more</li></ul>`)).toBe(2);
  });

  it('is the same whatever whitespace is between the words', () => {
    const blanks = fc.stringMatching(/^[ \n\t]{1,4}$/);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900 }), blanks, (count, blank) => {
        const html = `<p>${Array.from({ length: count }, () => 'word').join(blank)}</p>`;
        expect(readingTime(html)).toBe(Math.ceil(count / 200));
      }),
    );
  });
});
