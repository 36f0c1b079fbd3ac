import { beforeEach, expect, it } from 'vitest';
import { renderPage } from '../../../src/prerender';
import { paths } from '../../../src/shared/paths';
import {
  buildArticle,
  buildCategory,
  buildContent,
  buildIndustry,
  buildProduct,
  buildSettings,
} from '../../builders';
import { storeContent } from '../storeContent';
import { parsed } from './support/render';

const specifications = [{ name: 'Total thickness', value: '0.13', unit: 'mm' }];
const product = buildProduct({ specifications });
const content = buildContent({
  products: [product],
  blog: [buildArticle({ readTime: 1 })],
});
const [article] = content.blog;

beforeEach(() => storeContent(content));

async function pageAt(address: string): Promise<HTMLElement> {
  const { head, body } = await renderPage(address);
  return parsed(head + body);
}

it.each([
  paths.home.to(),
  paths.about.to(),
  paths.industries.to(),
  paths.products.to(),
  paths.products.to({ q: 'nothing' }),
  paths.blog.to(),
  paths.article.to(article?.id ?? ''),
])('%s counts a single record in the singular', async (address) => {
  const page = await pageAt(address);
  const descriptions = Array.from(page.querySelectorAll('meta'), ({ content: text }) => text);
  const words = [page.textContent, ...descriptions].join('\n');
  expect(words).not.toMatch(/(?<!\d)1 (?:\w+ )?(?:articles|industries|minutes|products|tapes)/);
});

it('the home page shows the popular products of the settings, in their order', async () => {
  storeContent({
    products: ['foam', 'copper', 'silver'].map((id) => buildProduct({ id, name: id })),
    settings: [buildSettings({ popularProductIds: ['silver', 'gone', 'foam'] })],
  });
  const links = (await pageAt(paths.home.to())).querySelectorAll('main article a');
  const shown = Array.from(links, (link) => link.getAttribute('href') ?? '');
  expect(shown.filter((href) => href.startsWith('/product/'))).toEqual(['/product/silver', '/product/foam']);
});

it('beside the quote form, which takes no files, stands where to send a drawing', async () => {
  const aside = (await pageAt(paths.requestQuote.to())).querySelector('aside');
  expect(aside?.textContent).toContain('A drawing or photo, by e-mail or WhatsApp');
  for (const way of ['mailto:', 'https://wa.me/'])
    expect(aside?.querySelectorAll(`a[href^="${way}"]`)).toHaveLength(1);
});

it('an industry with any id has a place of its own on the industries page', async () => {
  storeContent({
    industries: ['main', 'paper', 'paper-heading'].map((id) => buildIndustry({ id, name: id })),
  });
  const page = await pageAt(paths.industries.to());
  const ids = Array.from(page.querySelectorAll('[id]'), ({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

it.each([paths.home.to(), paths.products.to(), '/no-such-page'])(
  '%s has no heading over categories once the owner has deleted all of them',
  async (address) => {
    storeContent({ categories: [] });
    const headings = Array.from(
      (await pageAt(address)).querySelectorAll('main h2'),
      ({ textContent }) => textContent,
    );
    expect(headings.filter((heading) => /categor/i.test(heading ?? ''))).toEqual([]);
  },
);

it.each([
  ['a list of several categories', paths.products.to(), ['foils', 'foams']],
  ['a list of one', paths.products.to({ q: 'copper' }), ['foils']],
  ['a category', paths.products.to({ category: 'papers' }), ['papers']],
  ['a search that finds nothing', paths.products.to({ q: 'nothing' }), ['none']],
  ['a comparison', paths.compare.to(['foam', 'copper', 'silver']), ['foams', 'foils', 'foils']],
  ['a comparison that has not begun', paths.compare.to(), ['foils', 'foams']],
])('above %s run the strips of what it shows', async (_page, address, strips) => {
  storeContent({
    categories: ['foils', 'foams', 'papers'].map((id) => buildCategory({ id })),
    products: [
      buildProduct({ id: 'copper', name: 'Copper', category: 'foils' }),
      buildProduct({ id: 'silver', name: 'Silver', category: 'foils' }),
      buildProduct({ id: 'foam', name: 'Foam', category: 'foams' }),
    ],
  });
  const head = (await pageAt(address)).querySelector('h1')?.parentElement?.parentElement;
  const shown = head?.querySelectorAll('[data-strip]');
  expect(Array.from(shown ?? [], (strip) => strip.getAttribute('data-strip'))).toEqual(strips);
});

// The page's HTML holds the pattern of each strip that it names, and the heaviest articles have little room.
it.each([
  ['with pictures', '/images/picture.webp', ['reflective-tapes']],
  ['without pictures', '', ['reflective-tapes', 'foils', 'antistatic-esd-tapes']],
])('cards in an article %s name the strips that they show', async (_cards, picture, strips) => {
  storeContent({
    products: [buildProduct({ category: 'foils', images: picture ? [picture] : [] })],
    blog: [
      buildArticle({ title: 'Ducts', category: 'HVAC' }),
      buildArticle({ title: 'Boards', category: 'Electronics', image: picture }),
    ],
  });
  const named = (await pageAt(paths.article.to('ducts'))).querySelectorAll('main [data-strip]');
  expect(Array.from(named, (strip) => strip.getAttribute('data-strip'))).toEqual(strips);
});

it.each([paths.about.to(), paths.product.to(product.id), paths.compare.to([product.id])])(
  'every table of %s has a name',
  async (address) => {
    const tables = [...(await pageAt(address)).querySelectorAll('table')];
    expect(tables).not.toEqual([]);
    for (const table of tables) expect(table.getAttribute('aria-label')).toBeTruthy();
  },
);
