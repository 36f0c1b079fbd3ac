import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { syncIndustriesToProducts } from '../../../../../src/shared/catalogue/changes/cascade';
import { changeContent, syncReferences } from '../../../../../src/shared/catalogue/changes/changeContent';
import { collections } from '../../../../../src/shared/catalogue/collections';
import { buildIndustry, buildProduct, buildSettings } from '../../../../builders';
import { storeContent } from '../../../storeContent';
import {
  anyIndustries,
  anyOf,
  anyProducts,
  expectAgreement,
  idsOf,
  industryIds,
  productIds,
  strayIds,
  unique,
} from './twoSides';

beforeEach(() => localStorage.clear());

const isSubsequence = (part: readonly string[], whole: readonly string[]) => {
  let from = 0;
  return part.every((entry) => {
    const at = whole.indexOf(entry, from);
    from = at + 1;
    return at >= 0;
  });
};

/* What the owner does. As in the data provider, each step is applied to the content at that moment. */
type Step =
  | { do: 'add'; id: string; industries: string[] }
  | { do: 'edit'; at: number; industries: string[] }
  | { do: 'rename'; at: number }
  | { do: 'delete'; at: number }
  | { do: 'delete all' }
  | { do: 'edit industry'; at: number; products: string[] }
  | { do: 'edit both'; at: number; industries: string[]; products: string[] }
  | { do: 'popular'; ids: string[] };

const at = fc.nat({ max: 20 });
const industriesOfProduct = anyOf([...industryIds, ...strayIds]);
const productsOfIndustry = anyOf([...productIds, 'new-1', 'no-product']);
const steps = <T extends object>(weight: number, step: { [P in keyof T]: fc.Arbitrary<T[P]> }) => ({
  weight,
  arbitrary: fc.record<T>(step),
});
const named = <Name extends Step['do']>(name: Name) => fc.constant(name);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  steps(3, { do: named('edit'), at, industries: industriesOfProduct }),
  steps(2, { do: named('delete'), at }),
  steps(2, {
    do: named('add'),
    id: fc.constantFrom('new-1', 'new-2', ...productIds),
    industries: industriesOfProduct,
  }),
  steps(3, { do: named('edit industry'), at, products: productsOfIndustry }),
  steps(1, { do: named('edit both'), at, industries: industriesOfProduct, products: productsOfIndustry }),
  steps(1, { do: named('rename'), at }),
  steps(1, { do: named('delete all') }),
  steps(2, { do: named('popular'), ids: anyOf([...productIds, 'no-product']) }),
);

const replaceAt = <T>(list: readonly T[], index: number, change: (record: T) => T): T[] =>
  list.map((record, position) => (position === index % list.length ? change(record) : record));

const apply = (step: Step) =>
  changeContent(({ products, industries, settings }) => {
    switch (step.do) {
      case 'add':
        return products.some(({ id }) => id === step.id)
          ? {}
          : { products: [...products, buildProduct({ id: step.id, industries: step.industries })] };
      case 'edit':
        return { products: replaceAt(products, step.at, (p) => ({ ...p, industries: step.industries })) };
      case 'rename':
        return { products: replaceAt(products, step.at, (p) => ({ ...p, name: `${p.name} II` })) };
      case 'delete':
        return { products: products.filter((_, index) => index !== step.at % products.length) };
      case 'delete all':
        return { products: [] };
      case 'edit industry':
        return { industries: replaceAt(industries, step.at, (i) => ({ ...i, products: step.products })) };
      case 'edit both':
        return {
          products: replaceAt(products, step.at, (p) => ({ ...p, industries: step.industries })),
          industries: replaceAt(industries, step.at, (i) => ({ ...i, products: step.products })),
        };
      case 'popular':
        return { settings: settings.map((record) => ({ ...record, popularProductIds: step.ids })) };
    }
  });

async function content() {
  const [products, industries, settings] = await Promise.all([
    collections.products.current(),
    collections.industries.current(),
    collections.settings.current(),
  ]);
  return { products, industries, popular: settings[0]?.popularProductIds ?? [] };
}

type Now = Awaited<ReturnType<typeof content>>;

const industriesOf = ({ products }: Now, id: string) =>
  products.find((product) => product.id === id)?.industries;

/** Expects what the owner asked for to be done, and the rest to be as before. */
function expectStepDone(step: Step, before: Now, after: Now) {
  if (step.do === 'edit') {
    const edited = before.products[step.at % before.products.length];
    expect(unique(industriesOf(after, edited?.id ?? '') ?? [])).toEqual(unique(step.industries));
  }
  if (step.do === 'edit' || step.do === 'rename' || step.do === 'delete') {
    const position = step.at % before.products.length;
    const others = before.products.filter((_, index) => index !== position);
    if (others.length > 0) for (const other of others) expect(after.products).toContainEqual(other);
  }
  if (step.do === 'edit industry') {
    const position = step.at % before.industries.length;
    const existing = idsOf(before.products);
    expect(after.industries[position]?.products).toEqual(
      unique(step.products).filter((id) => existing.includes(id)),
    );
    expect(after.industries.filter((_, index) => index !== position)).toEqual(
      before.industries.filter((_, index) => index !== position),
    );
    for (const product of before.products) {
      const stray = product.industries.filter((id) => strayIds.includes(id));
      expect(industriesOf(after, product.id)).toEqual(expect.arrayContaining(stray));
    }
  }
  if (step.do === 'popular') {
    const existing = idsOf(before.products);
    expect(after.popular).toEqual(unique(step.ids).filter((id) => existing.includes(id)));
  }
  if (step.do !== 'delete all' && !(step.do === 'delete' && before.products.length === 1)) {
    // Records keep their places.
    expect(
      isSubsequence(
        idsOf(after.products).filter((id) => idsOf(before.products).includes(id)),
        idsOf(before.products),
      ),
    ).toBe(true);
    expect(idsOf(after.industries)).toEqual(idsOf(before.industries));
  }
}

describe('after any sequence of edits and deletes', () => {
  it('products and industries agree both ways, and popular products exist', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyProducts.filter((products) => products.length > 0),
        anyIndustries.filter((industries) => industries.length > 0),
        fc.array(anyStep, { minLength: 1, maxLength: 8 }),
        async (products, industries, steps) => {
          localStorage.clear();
          storeContent({
            products,
            industries: syncIndustriesToProducts(industries, products),
            settings: [buildSettings({ popularProductIds: idsOf(products).slice(0, 3) })],
          });

          for (const step of steps) {
            const before = await content();
            await apply(step);
            const after = await content();
            expectAgreement(after.products, after.industries);
            expect(idsOf(after.products)).toEqual(expect.arrayContaining(after.popular));
            expectStepDone(step, before, after);
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('a store whose two sides disagree, as after one of them was lost', () => {
  beforeEach(() =>
    storeContent({
      products: [
        buildProduct({ id: 'p1', industries: ['i1', 'i2'] }),
        buildProduct({ id: 'p2', industries: ['i2'] }),
      ],
      industries: [buildIndustry({ id: 'i1', products: [] }), buildIndustry({ id: 'i2', products: ['p1'] })],
    }),
  );

  const asProductsSay = [['i1', 'i2'], ['i2']];

  it.each([
    {
      what: 'an edit of a product, according to the products',
      act: () =>
        changeContent((now) => ({ products: replaceAt(now.products, 0, (p) => ({ ...p, name: 'New' })) })),
      left: asProductsSay,
    },
    {
      what: 'an edit of an industry that does not touch its list, according to the products',
      act: () =>
        changeContent((now) => ({
          industries: replaceAt(now.industries, 1, (i) => ({ ...i, name: 'New' })),
        })),
      left: asProductsSay,
    },
    {
      what: 'opening the admin, according to the products',
      act: () => syncReferences(async (run) => void (await run())),
      left: asProductsSay,
    },
    {
      what: 'an edit of an industry’s list, which decides what it changes',
      act: () =>
        changeContent((now) => ({
          industries: replaceAt(now.industries, 1, (i) => ({ ...i, products: [] })),
        })),
      left: [['i1'], ['i2']],
    },
  ])('is brought into step by $what', async ({ act, left }) => {
    await act();
    const { products, industries } = await content();
    expect(products.map((product) => product.industries)).toEqual(left);
    expectAgreement(products, industries);
  });
});

describe('a change of products and industries at once, as from a file', () => {
  it('applies both if each side changed something else', async () => {
    const ids = ['p1', 'p2', 'p3'];
    storeContent({
      products: ids.map((id) => buildProduct({ id, industries: ['i1'] })),
      industries: [buildIndustry({ id: 'i1', products: ids }), buildIndustry({ id: 'i2', products: [] })],
    });
    await changeContent((now) => ({
      products: replaceAt(now.products, 0, (p) => ({ ...p, industries: ['i2'] })),
      industries: replaceAt(now.industries, 0, (i) => ({ ...i, products: ['p1', 'p3'] })),
    }));
    const after = await content();
    expect(after.products.map((product) => product.industries)).toEqual([['i2'], [], ['i1']]);
    expect(after.industries.map((industry) => industry.products)).toEqual([['p3'], ['p1']]);
  });
});

describe('deleting the last product', () => {
  it('brings the built-in products back, with industries and popular products that agree with them', async () => {
    const builtIn = await collections.products.defaults.load();
    const last = buildProduct({ id: 'last', industries: ['packaging-industry'] });
    storeContent({ products: [last] });
    await collections.industries.seed();
    await changeContent((now) => ({ products: replaceAt(now.products, 0, (p) => ({ ...p, name: 'Last' })) }));
    expect((await content()).industries.flatMap((industry) => industry.products)).toEqual(['last']);

    await changeContent(() => ({ products: [] }));
    const { products, industries, popular } = await content();
    expect(products).toEqual(builtIn);
    expectAgreement(products, industries);
    expect(industries.flatMap((industry) => industry.products).length).toBeGreaterThan(0);
    expect(idsOf(products)).toEqual(expect.arrayContaining(popular));
  });
});
