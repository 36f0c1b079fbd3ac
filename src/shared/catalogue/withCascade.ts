import { dropMissingPopular, followIndustries, followProducts } from './cascade';
import type { Content } from './content';
import type { Product } from './product';

/**
 * The changes, and what must change with them so that both sides of every reference agree. The products' side holds,
 * except for what came into an industry's list, or left it, by this change.
 * @param standIns the products that hold where the change leaves none: the built-in ones
 */
export function withCascade(
  now: Content,
  changes: Partial<Content>,
  standIns: readonly Product[],
): Partial<Content> {
  const result = { ...changes };
  if (changes.industries) {
    result.products = followIndustries(changes.products ?? now.products, now.industries, changes.industries);
  }
  const productsAfter = result.products ?? now.products;
  // With the last product gone the built-in ones hold again. Section 4.
  const holding = productsAfter.length > 0 ? productsAfter : standIns;
  if (changes.products || changes.industries) {
    result.industries = followProducts(changes.industries ?? now.industries, holding);
  }
  if (changes.products || changes.settings) {
    result.settings = (changes.settings ?? now.settings).map((record) => dropMissingPopular(record, holding));
  }
  return result;
}
