import { expect, it } from 'vitest';
import { readDefaults } from '../../tools/content/readDefaults';

/* A rule for any built-in content, also the owner's own. The build checks the others; tests/sample has the sample's. */

const { products, industries } = readDefaults();

it('products and industries agree in both directions', () => {
  const pairs = (pair: readonly string[]) => pair.join(' in ');
  const known = new Set(industries.map(({ id }) => id));
  const byProduct = products.flatMap((product) =>
    product.industries.filter((id) => known.has(id)).map((id) => pairs([product.id, id])),
  );
  const byIndustry = industries.flatMap((industry) =>
    industry.products.map((id) => pairs([id, industry.id])),
  );
  expect(byProduct.sort()).toEqual(byIndustry.sort());
});
