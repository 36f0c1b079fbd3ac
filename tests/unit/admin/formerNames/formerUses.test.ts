import { expect, it, vi } from 'vitest';
import { checkContent } from '../../../../src/admin/dashboard/health';
import { formerUses } from '../../../../src/admin/formerNames/formerUses';
import {
  buildArticle,
  buildCategory,
  buildContent,
  buildIndustry,
  buildProduct,
  buildSettings,
} from '../../../builders';

const product = buildProduct({ id: 'kraft', name: 'Paper Sealing Tape' });
const former = { id: 'kraft', name: 'Brown Kraft Tape' };

/** Whether an article with this text counts as one that says the name. */
const isFound = (text: string, name = former.name, others: Parameters<typeof buildContent>[0] = {}) =>
  formerUses(
    buildContent({ products: [product], blog: [buildArticle({ content: `<p>${text}</p>` })], ...others }),
    [{ ...former, name }],
  ).length > 0;

it('finds where texts of any kind still call a product by a former name', () => {
  const content = buildContent({
    products: [
      { ...product, seo: { title: 'Brown Kraft Tape to Order', description: '' } },
      buildProduct({ id: 'foam', name: 'Foam Tape', features: ['Wide', 'Like our brown kraft tapes'] }),
      buildProduct({ id: 'cloth', name: 'Cloth Tape' }),
    ],
    categories: [buildCategory({ description: '<p>See <a href="/product/kraft">Brown Kraft Tape</a>.</p>' })],
    industries: [buildIndustry({ subtitle: 'Brown  kraft tape and more' })],
    blog: [
      buildArticle({ id: 'picture', content: '<p><img src="/x.webp" alt="Brown kraft tape"></p>' }),
      buildArticle({ id: 'both', title: 'Brown Kraft Tape', summary: 'On brown kraft tape' }),
      buildArticle({ id: 'other' }),
    ],
    settings: [
      buildSettings({ testimonials: [{ quote: 'Their brown kraft tape!', author: 'R', company: '' }] }),
    ],
  });
  const uses = formerUses(content, [former]);
  expect(uses.map(({ resource, record, fields }) => [resource, record.id, ...fields])).toEqual([
    ['products', 'kraft', 'seo.title'],
    ['products', 'foam', 'features'],
    ['categories', 'specialty-tapes', 'description'],
    ['industries', 'packaging-industry', 'subtitle'],
    ['blog', 'picture', 'content'],
    ['blog', 'both', 'title', 'summary'],
  ]);
  const check = checkContent(content, [former]).find(({ title }) => title === 'Former names of products');
  expect(check?.findings[5]).toEqual({
    name: 'Brown Kraft Tape',
    detail: '“Brown Kraft Tape” (now “Paper Sealing Tape”) in: title, summary',
    to: '/admin/blog/edit/both',
    field: 'title',
  });
});

it('takes whole words only, and HTML as it is read', () => {
  expect(isFound('Our brown kraft tape.')).toBe(true);
  expect(isFound('Brown kraft taper')).toBe(false);
  expect(isFound('non-brown kraft tape')).toBe(false);
  expect(isFound('Brown kraft tapers, then brown kraft tape')).toBe(true);
  expect(isFound('Hook &amp; loop&nbsp;tape', 'Hook & Loop Tape')).toBe(true);
  expect(isFound('<strong>Brown</strong> <a href="/x" title="y">kraft</a><br>tape')).toBe(true);
  expect(isFound('Brown</p><p>kraft tape')).toBe(false);
  expect(isFound('<a href="/products?q=brown kraft tape">x</a>')).toBe(false);
  expect(isFound('<img src="/x.webp" alt="2&quot; kraft tape">', '2" Kraft Tape')).toBe(true);
});

it('takes a name and its plural for the same', () => {
  const isFoundAs = (now: string, text: string, name: string) =>
    isFound(text, name, { products: [{ ...product, name: now }] });
  expect(isFoundAs('Gummed Paper', 'Our kraft tape', 'Kraft Tapes')).toBe(true);
  expect(isFoundAs('Kraft Tape', 'Our kraft tapes', 'Kraft Tapes')).toBe(false);
  expect(isFoundAs('Kraft Tapes', 'Our kraft tape', 'Kraft Tape')).toBe(false);
});

it('does not take a longer former name for a shorter one within it', () => {
  const names = [{ id: 'kraft', name: 'Kraft Tape' }, former];
  const found = (content: string) =>
    formerUses(buildContent({ products: [product], blog: [buildArticle({ content })] }), names).map(
      (use) => use.former.name,
    );
  expect(found('Brown kraft tapes')).toEqual(['Brown Kraft Tape']);
  expect(found('White kraft tapes')).toEqual(['Kraft Tape']);
  expect(found('Brown kraft tape and white kraft tape')).toEqual(['Kraft Tape', 'Brown Kraft Tape']);
});

it('leaves out a name that may mean something else, or that is a name again', () => {
  const text = 'Foam, PE foam tape, foam tape, gaffer and a kit x.';
  expect(isFound(text, 'Foam Tape')).toBe(true);
  expect(isFound(text, 'Gaffer')).toBe(false);
  expect(isFound(text, 'Kit X')).toBe(false);
  const others = [buildProduct({ name: 'PE Foam Tape' }), buildProduct({ name: 'foam  tape' })];
  for (const other of others) expect(isFound(text, 'Foam Tape', { products: [product, other] })).toBe(false);
  expect(isFound(text, 'Foam Tape', { categories: [buildCategory({ name: 'Foam Tapes' })] })).toBe(false);
  expect(isFound(text, 'Foam Tape', { products: [buildProduct({ name: 'Another' })] })).toBe(false);
});

it('does not search every text for each name once all products were renamed', () => {
  const kinds = Array.from({ length: 12 }, (_, index) => `kind${index}`);
  const names = kinds.flatMap((kind) => kinds.map((width) => `${kind} ${width} tape`));
  const description = 'kind of '.repeat(200);
  const products = names.map((name) => buildProduct({ id: name, name: `${name}s anew`, description }));
  const formerNames = names.map((name) => ({ id: name, name: name.replace('tape', 'roll') }));
  const searches = [vi.spyOn(String.prototype, 'indexOf'), vi.spyOn(String.prototype, 'includes')];
  formerUses(buildContent({ products }), formerNames);
  const inDescriptions = searches
    .flatMap(({ mock }) => mock.contexts)
    .filter((text) => String(text).length >= description.trim().length);
  expect(inDescriptions.length).toBeLessThan((names.length * products.length) / 2);
});
