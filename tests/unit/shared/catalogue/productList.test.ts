import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countFacets, figureMenus, viewProducts } from '../../../../src/shared/catalogue/productList';
import {
  type ProductListView,
  sortOrder,
  sortOrders,
} from '../../../../src/shared/catalogue/productListView';
import { toProductSummary } from '../../../../src/shared/catalogue/summaries';
import { buildProduct } from '../../../builders';

const categoryIds = ['safety-tapes', 'specialty-tpes', 'constructor', '__proto__', ''];
const industryIds = ['hvac-industry', 'specialty-tapes', 'toString'];

const anyCard = fc
  .record({
    name: fc.string({ unit: fc.constantFrom('a', 'b', 'B', 'é', '1', ' '), minLength: 1, maxLength: 5 }),
    category: fc.constantFrom(...categoryIds),
    industries: fc.array(fc.constantFrom(...industryIds), { maxLength: 4 }),
    shortDescription: fc.constantFrom('', 'ab', 'foam'),
    specifications: fc.subarray([
      { name: 'Total thickness', value: '0.1', unit: 'mm' },
      { name: 'Service temperature', value: '−20 to 80', unit: '°C' },
      { name: 'Adhesive', value: 'Acrylic' },
    ]),
  })
  .map((fields) => toProductSummary(buildProduct(fields)));
const anyCards = fc.array(anyCard, { maxLength: 12 });

const anyView: fc.Arbitrary<ProductListView> = fc.record(
  {
    category: fc.constantFrom(...categoryIds, 'no-category'),
    industry: fc.constantFrom(...industryIds, 'no-industry'),
    thickness: fc.constantFrom('0.05-0.1', '1-', 'no-span'),
    heat: fc.constantFrom('80', '260'),
    adhesive: fc.constantFrom('acrylic', 'none', 'no-adhesive'),
    q: fc.constantFrom('', 'a', 'ab', 'foam', 'zz'),
    sort: fc.constantFrom(...sortOrders.map(({ slug }) => slug)),
  },
  { requiredKeys: ['sort'] },
);

const card = (name: string, category = 'safety-tapes', industries: string[] = []) =>
  toProductSummary(buildProduct({ name, category, industries }));
const names = (cards: { name: string }[]) => cards.map(({ name }) => name).join(', ');

describe('the product list', () => {
  const cards = [
    card('Hazard Tape', 'safety-tapes', ['hvac-industry']),
    card('Anti-Skid Tape', 'safety-tapes', ['packaging-industry', 'hvac-industry']),
    card('Foam Tape', 'double-sided-tapes', ['hvac-industry']),
    card('Lost Tape', 'specialty-tpes'),
  ];

  it('holds every product, in the catalogue’s order, if no filter is set', () => {
    expect(viewProducts(cards, { sort: 'catalogue' })).toEqual(cards);
  });

  it('filters by category, by industry, and by both at once', () => {
    const filtered = (filters: Partial<ProductListView>) =>
      names(viewProducts(cards, { sort: 'catalogue', ...filters }));
    const category = 'safety-tapes';
    expect(filtered({ category })).toBe('Hazard Tape, Anti-Skid Tape');
    expect(filtered({ industry: 'hvac-industry' })).toBe('Hazard Tape, Anti-Skid Tape, Foam Tape');
    expect(filtered({ category, industry: 'packaging-industry' })).toBe('Anti-Skid Tape');
  });

  it('is filtered by a query, as the search is', () => {
    expect(names(viewProducts(cards, { sort: 'catalogue', q: 'SKID' }))).toBe('Anti-Skid Tape');
  });

  it('is sorted by name', () => {
    expect(names(viewProducts(cards, { sort: 'name' }))).toBe(
      'Anti-Skid Tape, Foam Tape, Hazard Tape, Lost Tape',
    );
  });

  const figures = (name: string, thickness: string, temperature: string) =>
    toProductSummary(
      buildProduct({
        name,
        specifications: [
          { name: 'Total thickness', value: thickness },
          { name: 'Service temperature', value: temperature },
        ],
      }),
    );

  it('is sorted by the thinnest, the thickest and the hottest that each card shows, those not understood last', () => {
    const measured = [
      figures('Unknown', 'As ordered', 'Warm'),
      figures('Foam', '0.8, 1.1, 2 mm', '−40 to 90 °C'),
      figures('Cold', '1.1 mm', '−40 to −5 °C'),
      card('Bare'),
      figures('Film', '48 µm', '260 °C'),
      figures('Cloth', '0.1 to 0.3 mm', '−20 to 90 °C (120 °C for 30 minutes)'),
      figures('Paper', '0.80 mm', '60 or 150 °C'),
    ];
    const sorted = (sort: ProductListView['sort']) => names(viewProducts(measured, { sort }));
    expect(sorted('thinnest')).toBe('Film, Cloth, Foam, Paper, Cold, Unknown, Bare');
    expect(sorted('thickest')).toBe('Foam, Cold, Paper, Cloth, Film, Unknown, Bare');
    expect(sorted('hottest')).toBe('Film, Paper, Foam, Cloth, Cold, Unknown, Bare');
  });

  it('is sorted by letters before case and accents', () => {
    const mixed = [card('éa'), card('Za'), card('eb'), card('ab'), card('Aa')];
    expect(names(viewProducts(mixed, { sort: 'name' }))).toBe('Aa, ab, éa, eb, Za');
  });

  it('holds the same products in every order, and leaves the catalogue as it was', () => {
    fc.assert(
      fc.property(anyCards, anyView, (products, view) => {
        const before = [...products];
        const inOrder = viewProducts(products, { ...view, sort: 'catalogue' });
        expect(new Set(viewProducts(products, view))).toEqual(new Set(inOrder));
        expect(products).toEqual(before);
      }),
    );
  });
});

describe('the counts beside the filters', () => {
  it('match the list that each filter leads to', () => {
    fc.assert(
      fc.property(anyCards, anyView, (products, view) => {
        const facets = countFacets(products, view);
        for (const category of [...categoryIds, 'no-category'].filter((id) => id !== '')) {
          expect(facets.categories[category] ?? 0).toBe(viewProducts(products, { ...view, category }).length);
        }
        for (const industry of [...industryIds, 'no-industry']) {
          expect(facets.industries[industry] ?? 0).toBe(viewProducts(products, { ...view, industry }).length);
        }
        for (const { name, choices } of figureMenus(products, view)) {
          for (const { slug, count } of choices)
            expect(count).toBe(viewProducts(products, { ...view, [name]: slug }).length);
        }
      }),
    );
  });

  it('apply the other filters, but not their own', () => {
    const cards = [card('A', 'c1', ['i1']), card('B', 'c1', ['i2']), card('C', 'c2', ['i1', 'i2'])];
    expect(countFacets(cards, { category: 'c1', industry: 'i1', sort: 'catalogue' })).toEqual({
      categories: { c1: 1, c2: 1 },
      industries: { i1: 1, i2: 1 },
    });
  });

  it('omit a filter by figures that no product passes, unless it is in use', () => {
    const cards = [toProductSummary(buildProduct())];
    const view = { sort: 'catalogue' } as const;
    expect(figureMenus(cards, view)).toEqual([]);
    expect(figureMenus(cards, { ...view, heat: '80' }).map(({ name }) => name)).toEqual(['heat']);
  });

  it('count a product once even if it names an industry twice', () => {
    expect(countFacets([card('A', 'c1', ['i1', 'i1'])], { sort: 'catalogue' }).industries).toEqual({ i1: 1 });
  });
});

describe('the order that the URL asks for', () => {
  it.each(sortOrders.map(({ slug }) => slug))('is %s if the menu has it', (slug) => {
    expect(sortOrder(slug)).toBe(slug);
  });

  it.each([null, '', 'price', 'NAME', '__proto__', 'constructor'])(
    'falls back to the catalogue’s: %j',
    (slug) => {
      expect(sortOrder(slug)).toBe('catalogue');
    },
  );
});
