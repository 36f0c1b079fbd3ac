import { dropMissingPopular, followIndustries, followProducts } from './cascade';
import type { Content } from './content';
import type { Product } from './product';

/** Thrown where the last product goes, and the built-in ones are wanted. No other save waits for their chunk. */
export const WANTS_BUILT_IN = Symbol('The built-in products are wanted.');

/**
 * The changes, and what must change with them so that both sides of every reference agree. The products' side holds,
 * except for what came into an industry's list, or left it, by this change.
 * @param standIns the products that hold where none is left: the built-in ones, where they are there
 * @throws {typeof WANTS_BUILT_IN} where they are needed and not there
 */
export function withCascade(
  now: Content,
  changes: Partial<Content>,
  standIns: readonly Product[] | undefined,
): Partial<Content> {
  const result = { ...changes };
  if (changes.industries) {
    result.products = followIndustries(changes.products ?? now.products, now.industries, changes.industries);
  }
  const productsAfter = result.products ?? now.products;
  // With the last product gone the built-in ones hold again. Section 4.
  const holding = productsAfter.length > 0 ? productsAfter : standIns;
  if (!holding) throw WANTS_BUILT_IN;
  if (changes.products || changes.industries) {
    result.industries = followProducts(changes.industries ?? now.industries, holding);
  }
  if (changes.products || changes.settings) {
    result.settings = (changes.settings ?? now.settings).map((record) => dropMissingPopular(record, holding));
  }
  return result;
}
