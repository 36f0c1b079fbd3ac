import * as v from 'valibot';
import { expect, it } from 'vitest';
import { articleSchema } from '../../src/shared/catalogue/article';
import { categorySchema } from '../../src/shared/catalogue/category';
import { industrySchema } from '../../src/shared/catalogue/industry';
import { productSchema } from '../../src/shared/catalogue/product';
import { settingsSchema } from '../../src/shared/catalogue/settings';
import { htmlFaults } from '../../src/shared/html/htmlFaults';
import { readDefaults } from '../../tools/content/readDefaults';

/* The rules for any built-in content, including the owner's own. The sample's further rules are in tests/sample. */

const { products, categories, industries, blog: articles, settings } = readDefaults();

const kinds = [
  ['product', products, productSchema],
  ['category', categories, categorySchema],
  ['industry', industries, industrySchema],
  ['article', articles, articleSchema],
  ['settings', [settings], settingsSchema],
] as const;

it.each(kinds)('every %s is valid, and its schema changes nothing in it', (_kind, records, schema) => {
  for (const record of records) {
    const result = v.safeParse(schema, record);
    expect(result.success ? result.output : result.issues, record.id).toEqual(record);
  }
});

it.each(kinds)('every %s has a unique id', (_kind, records) => {
  const ids = records.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

it('every HTML text contains only what the site shows', () => {
  const texts = [...articles, ...categories, ...industries].map((record) => ({
    id: record.id,
    html: 'content' in record ? record.content : record.description,
  }));
  for (const { id, html } of texts) expect(htmlFaults(html), id).toEqual([]);
});

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
