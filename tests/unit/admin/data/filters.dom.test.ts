import { describe, expect, it } from 'vitest';
import { namedFirst, testFor } from '../../../../src/admin/data/filters';
import { kindOf } from '../../../../src/admin/records/fieldKinds';
import { buildArticle, buildCategory, buildContent, buildIndustry, buildProduct } from '../../../builders';

/** Fields without a text that an owner would look for. */
const NO_TEXT = ['icon', 'gradientClasses', 'readTime', 'seo'];

describe('list filters', () => {
  const known = buildContent();
  const passes = (filter: Record<string, unknown>, product = buildProduct()) =>
    testFor('products', filter, known)(product as never);

  it('searches all words in name and descriptions', () => {
    expect(passes({ q: ' kraft  CARTONS ' })).toBe(true);
    expect(passes({ q: 'kraft copper' })).toBe(false);
  });

  it.each([
    ['products', buildProduct({ brand: '', minimumOrder: '', specifications: [], colours: [] })],
    ['categories', buildCategory()],
    ['industries', buildIndustry()],
    ['blog', buildArticle()],
  ] as const)('searches each text of %s, not dates, pictures or other records’ ids', (resource, record) => {
    const fields = Object.keys(record);
    const test = testFor(resource, { q: 'zebra' }, known);
    const holdsText = (field: string) =>
      !NO_TEXT.includes(field) && [undefined, 'html'].includes(kindOf(resource, field) as 'html' | undefined);
    expect(fields.filter((field) => test({ ...record, [field]: 'A Zebra' } as never))).toEqual(
      fields.filter(holdsText),
    );
  });

  it('takes a name that every object has for a field', () => {
    expect(passes({ constructor: 'x', toString: 'x' })).toBe(false);
  });

  it.each([
    ['Anti\u2011Skid Tape', 'antiskid'],
    ['Aluminium Foil Tape', 'aluminum foil'],
    ['Double-Sided Tape', 'doublesided'],
    ['Film 25μm', '25 micron'],
  ])('finds “%s” also spelt “%s”', (name, q) => {
    expect(passes({ q }, buildProduct({ name }))).toBe(true);
    expect(passes({ q: '–' }, buildProduct({ name }))).toBe(false);
  });

  it('lists what is called so first, then names that hold it elsewhere: “pe” is in each “tape”', () => {
    const named = (name: string) => buildProduct({ name });
    const found = [named('Insulation'), named('Acrylic Foam Tape'), named('PE Foam Tape')];
    expect(namedFirst(found as never[], 'pe foam').map(({ name }) => name)).toEqual([
      'PE Foam Tape',
      'Acrylic Foam Tape',
      'Insulation',
    ]);
  });

  it('searches figures and colours', () => {
    const product = buildProduct({
      specifications: [{ name: 'Peel', value: '98', unit: 'N/25 mm', testMethod: 'ASTM D3330' }],
      colours: [{ name: 'Oxblood', hex: '#550000' }],
    });
    const finds = (q: string) => passes({ q }, product);
    expect(['d3330', 'N/25', 'oxblood', 'object'].filter(finds)).toEqual(['d3330', 'N/25', 'oxblood']);
  });

  it('searches the text of HTML, not its tags or embedded pictures', () => {
    const content = '<p>R&amp;D in a <strong>lab</strong></p><img src="data:image/webp;base64,vhbESD">';
    const finds = (q: string) => testFor('blog', { q }, known)(buildArticle({ content }) as never);
    expect(['r&d', 'LAB', 'strong', 'vhb', 'img'].filter(finds)).toEqual(['r&d', 'LAB']);
  });

  it('filters by pictures from files', () => {
    const finds = (images: string[]) => passes({ pictureFromFile: true }, buildProduct({ images }));
    expect(finds(['/a.webp', 'data:image/webp;base64,AAAA'])).toBe(true);
    expect([[], ['/a.webp', 'https://pictures.example/data:']].some(finds)).toBe(false);
  });

  it('filters by missing pictures, categories, unknown ones and industries, and not by blanks', () => {
    const products = [
      buildProduct({ id: 'bare', images: [] }),
      buildProduct({ id: 'stranded', images: ['/a.webp'], category: 'specialty-tpes' }),
      buildProduct({
        id: 'packing',
        images: ['/a.webp'],
        industries: ['hvac-industry', 'packaging-industry'],
      }),
      buildProduct({ id: 'plain', images: ['/a.webp'], industries: ['hvac-industry'] }),
    ];
    const left = (filter: Record<string, unknown>) =>
      products.filter((product) => passes(filter, product)).map(({ id }) => id);
    expect(left({ withoutPicture: true })).toEqual(['bare']);
    const blank = { withoutPicture: false, industries: '', category: null, brand: undefined };
    expect(left(blank)).toEqual(['bare', 'stranded', 'packing', 'plain']);
    expect(left({ category: 'specialty-tpes' })).toEqual(['stranded']);
    expect(left({ unknownCategory: true })).toEqual(['stranded']);
    expect(left({ industries: 'packaging-industry' })).toEqual(['packing']);
    expect(left({ industries: 'hvac-industry', withoutPicture: true })).toEqual([]);
  });
});
