import fc from 'fast-check';
import { expect } from 'vitest';
import type { Industry } from '../../../../../src/shared/catalogue/industry';
import type { Product } from '../../../../../src/shared/catalogue/product';
import { buildIndustry, buildProduct } from '../../../../builders';

/* Products that name industries, and industries that list products, whether or not the two agree. */

export const productIds = ['p1', 'p2', 'p3', 'p4', 'constructor'];
export const industryIds = ['i1', 'i2', 'i3'];
/** Ids of industries that do not exist; one is a category's, as in the defaults. */
export const strayIds = ['specialty-tapes', 'no-industry'];

/** Some of these ids, in any order, possibly repeated. */
export const anyOf = (ids: string[]) => fc.array(fc.constantFrom(...ids), { maxLength: 5 });

export const anyProducts = fc
  .tuple(
    fc.shuffledSubarray(productIds),
    fc.array(anyOf([...industryIds, ...strayIds]), { minLength: 5, maxLength: 5 }),
  )
  .map(([ids, lists]) =>
    ids.map((id, index) => buildProduct({ id, name: id, industries: lists[index] ?? [] })),
  );
export const anyIndustries = fc
  .tuple(
    fc.shuffledSubarray(industryIds),
    fc.array(anyOf([...productIds, 'no-product']), { minLength: 3, maxLength: 3 }),
  )
  .map(([ids, lists]) =>
    ids.map((id, index) => buildIndustry({ id, name: id, products: lists[index] ?? [] })),
  );

export const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id);
export const unique = (ids: readonly string[]) => [...new Set(ids)];

export function expectAgreement(products: readonly Product[], industries: readonly Industry[]) {
  for (const industry of industries) {
    const members = products
      .filter((product) => product.industries.includes(industry.id))
      .map(({ id }) => id);
    expect([...industry.products].sort()).toEqual(members.sort());
  }
}
