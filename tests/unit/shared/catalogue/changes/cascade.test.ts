import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dropMissingPopular,
  syncIndustriesToProducts,
  syncProductsToIndustries,
} from '../../../../../src/shared/catalogue/changes/cascade';
import type { Industry } from '../../../../../src/shared/catalogue/industry';
import { buildIndustry, buildProduct, buildSettings } from '../../../../builders';
import { anyIndustries, anyProducts, expectAgreement, idsOf, unique } from './twoSides';

describe('industries that follow the products', () => {
  it('list exactly the products that name them, each once', () => {
    fc.assert(
      fc.property(anyProducts, anyIndustries, (products, industries) => {
        expectAgreement(products, syncIndustriesToProducts(industries, products));
      }),
    );
  });

  it('keep the order of the products that stay, and put new ones at the end', () => {
    const industry = buildIndustry({ id: 'i1', products: ['p3', 'gone', 'p1'] });
    const products = ['p1', 'p2', 'p3'].map((id) => buildProduct({ id, industries: ['i1'] }));
    expect(syncIndustriesToProducts([industry], products)[0]?.products).toEqual(['p3', 'p1', 'p2']);
    fc.assert(
      fc.property(anyProducts, anyIndustries, (products, industries) => {
        syncIndustriesToProducts(industries, products).forEach(({ products: after }, index) => {
          const before = [...new Set(industries[index]?.products)];
          const kept = before.filter((id) => after.includes(id));
          expect(after.slice(0, kept.length)).toEqual(kept);
        });
      }),
    );
  });

  it('keep their other fields, and are the same objects if they already agree', () => {
    fc.assert(
      fc.property(anyProducts, anyIndustries, (products, industries) => {
        const once = syncIndustriesToProducts(industries, products);
        expect(once.map(({ id }) => id)).toEqual(industries.map(({ id }) => id));
        syncIndustriesToProducts(once, products).forEach((industry, index) => {
          expect(industry).toBe(once[index]);
        });
        once.forEach((industry, index) => {
          expect({ ...industry, products: [] }).toEqual({ ...industries[index], products: [] });
        });
      }),
    );
  });
});

describe('products that follow the industries', () => {
  const listing = (industries: readonly Industry[], id: string) =>
    idsOf(industries.filter((industry) => industry.products.includes(id)));

  it('join and leave exactly the industries whose lists they were added to or removed from', () => {
    fc.assert(
      fc.property(anyProducts, anyIndustries, anyIndustries, (products, before, after) => {
        syncProductsToIndustries(products, before, after).forEach(({ id, industries }, index) => {
          const stand = idsOf(after);
          const left = listing(before, id).filter(
            (industry) => stand.includes(industry) && !listing(after, id).includes(industry),
          );
          const joined = listing(after, id).filter((industry) => !listing(before, id).includes(industry));
          const kept = (products[index]?.industries ?? []).filter((industry) => !left.includes(industry));
          expect(industries).toEqual(unique([...kept, ...joined]));
        });
      }),
    );
  });

  it('agree with them if they did before', () => {
    fc.assert(
      fc.property(anyProducts, anyIndustries, anyIndustries, (products, industries, lists) => {
        const before = syncIndustriesToProducts(industries, products);
        const after = before.map((industry, index) => ({
          ...industry,
          products: (lists[index] ?? industry).products.filter((id) => idsOf(products).includes(id)),
        }));
        expectAgreement(
          syncProductsToIndustries(products, before, after),
          after.map((industry) => ({ ...industry, products: unique(industry.products) })),
        );
      }),
    );
  });

  it('keep the order of the industries that stay, and put new ones at the end', () => {
    const product = buildProduct({ id: 'p1', industries: ['i3', 'specialty-tapes', 'i2', 'i1'] });
    /** All list the product but one. */
    const allBut = (out: string) =>
      ['i0', 'i1', 'i2', 'i3'].map((id) => buildIndustry({ id, products: id === out ? [] : ['p1'] }));
    const [synced] = syncProductsToIndustries([product], allBut('i0'), allBut('i2'));
    expect(synced?.industries).toEqual(['i3', 'specialty-tapes', 'i1', 'i0']);
  });

  it('are the same objects if no list changed', () => {
    fc.assert(
      fc.property(anyProducts, anyIndustries, (given, industries) => {
        const products = given.map((product) => ({ ...product, industries: unique(product.industries) }));
        syncProductsToIndustries(products, industries, industries).forEach((product, index) => {
          expect(product).toBe(products[index]);
        });
      }),
    );
  });
});

describe('popular products', () => {
  it('are those that exist, each once, in their order', () => {
    const settings = buildSettings({ popularProductIds: ['p2', 'gone', 'p1', 'p2'] });
    const products = ['p1', 'p2', 'p3'].map((id) => buildProduct({ id }));
    expect(dropMissingPopular(settings, products)).toEqual({ ...settings, popularProductIds: ['p2', 'p1'] });
  });

  it('leave the settings the same object if all exist', () => {
    const settings = buildSettings({ popularProductIds: ['p2', 'p1'] });
    const products = ['p1', 'p2', 'p3'].map((id) => buildProduct({ id }));
    expect(dropMissingPopular(settings, products)).toBe(settings);
  });
});
