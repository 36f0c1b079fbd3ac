import { dropMissingPopular, syncIndustriesToProducts, syncProductsToIndustries } from './cascade';
import type { Content } from './content';

/**
 * The changes, together with whatever must change so that both sides of every reference agree. The products' side
 * prevails, except for what this change adds to or removes from an industry's list.
 */
export function withCascade(now: Content, changes: Partial<Content>): Partial<Content> {
  const result = { ...changes };
  if (changes.industries) {
    result.products = syncProductsToIndustries(
      changes.products ?? now.products,
      now.industries,
      changes.industries,
    );
  }
  const productsAfter = result.products ?? now.products;
  if (changes.products || changes.industries) {
    result.industries = syncIndustriesToProducts(changes.industries ?? now.industries, productsAfter);
  }
  if (changes.products || changes.settings) {
    result.settings = (changes.settings ?? now.settings).map((record) =>
      dropMissingPopular(record, productsAfter),
    );
  }
  return result;
}
