import type { Content } from '../content';
import type { Industry } from '../industry';
import type { Product } from '../product';
import type { Settings } from '../settings';

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

/**
 * Makes the industries' `products` agree with the products' `industries`. In an industry's list, remaining products
 * keep their place, new ones are appended, and deleted ones removed. Industries that already agree are returned as the
 * same objects.
 */
export function syncIndustriesToProducts(
  industries: readonly Industry[],
  products: readonly Product[],
): Industry[] {
  return industries.map((industry) => {
    const members = new Set(
      products.filter((product) => product.industries.includes(industry.id)).map(({ id }) => id),
    );
    const kept = industry.products.filter((id) => members.has(id));
    return withList(industry, 'products', [...new Set([...kept, ...members])]);
  });
}

/**
 * Applies to the products what a change added to and removed from industries' lists. Only the difference counts:
 * renaming an industry must not drop products that its stored list lacks. Ids of other industries stay, including those
 * of industries that do not exist, which the owner corrects by hand. Products that already agree are returned as the
 * same objects.
 */
export function syncProductsToIndustries(
  products: readonly Product[],
  before: readonly Industry[],
  after: readonly Industry[],
): Product[] {
  const former = new Map(before.map((industry) => [industry.id, new Set(industry.products)]));
  const moves = after.map(({ id, products: listed }) => ({
    id,
    was: former.get(id) ?? new Set<string>(),
    is: new Set(listed),
  }));
  return products.map((product) => {
    const left = new Set(
      moves.filter(({ was, is }) => was.has(product.id) && !is.has(product.id)).map(({ id }) => id),
    );
    const joined = moves
      .filter(({ was, is }) => is.has(product.id) && !was.has(product.id))
      .map(({ id }) => id);
    const kept = product.industries.filter((id) => !left.has(id));
    return withList(product, 'industries', [...new Set([...kept, ...joined])]);
  });
}

/** The settings without popular products that do not exist or are repeated. */
export function dropMissingPopular(settings: Settings, products: readonly Product[]): Settings {
  const existing = new Set(products.map(({ id }) => id));
  const kept = [...new Set(settings.popularProductIds)].filter((id) => existing.has(id));
  return withList(settings, 'popularProductIds', kept);
}

/**
 * The industries and settings for when the built-in products take the place of all others: a list that equals the
 * shipped one, apart from deleted products and the owner's own, becomes the shipped one; any other list stays.
 * @param now the content before the products are restored
 */
export function restoreListPlaces(now: WithPlaces, shipped: WithPlaces): Omit<WithPlaces, 'products'> {
  const existing = new Set(now.products.map(({ id }) => id));
  const builtIn = new Set(shipped.products.map(({ id }) => id));
  const whole = (own: string[], was: string[] = []) =>
    sameList(
      own.filter((id) => builtIn.has(id)),
      was.filter((id) => existing.has(id)),
    )
      ? was
      : own;
  const listOf = new Map(shipped.industries.map(({ id, products }) => [id, products]));
  const [popular] = shipped.settings.map(({ popularProductIds }) => popularProductIds);
  return {
    industries: now.industries.map((industry) =>
      withList(industry, 'products', whole(industry.products, listOf.get(industry.id))),
    ),
    settings: now.settings.map((record) =>
      withList(record, 'popularProductIds', whole(record.popularProductIds, popular)),
    ),
  };
}

/** Products, with the industries and settings whose lists they stand in. */
export type WithPlaces = Pick<Content, 'products' | 'industries' | 'settings'>;

/** The record with this list in place of its own; the same object if the two are equal. */
const withList = <Field extends string, T extends Record<Field, string[]>>(
  record: T,
  field: Field,
  list: string[],
): T => (sameList(list, record[field]) ? record : { ...record, [field]: list });

const sameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((entry, index) => entry === b[index]);
