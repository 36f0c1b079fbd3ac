import type { Industry } from './industry';
import type { Product } from './product';
import type { Settings } from './settings';

/**
 * Industries whose `products` agree with the products' `industries`. Products that stay keep their place in
 * an industry's list, new ones stand at its end, deleted ones go. Industries that agree already come back
 * as they are.
 */
export function followProducts(industries: readonly Industry[], products: readonly Product[]): Industry[] {
  return industries.map((industry) => {
    const members = new Set(
      products.filter((product) => product.industries.includes(industry.id)).map(({ id }) => id),
    );
    const kept = industry.products.filter((id) => members.has(id));
    const agreed = [...new Set([...kept, ...members])];
    return sameList(agreed, industry.products) ? industry : { ...industry, products: agreed };
  });
}

/**
 * Products whose `industries` agree with these industries' `products`. Ids of any other industry stay, and
 * so do those of industries that do not exist: the owner mends those by hand. Products that agree already
 * come back as they are.
 */
export function followIndustries(products: readonly Product[], industries: readonly Industry[]): Product[] {
  const known = new Map(industries.map((industry) => [industry.id, new Set(industry.products)]));
  return products.map((product) => {
    const kept = product.industries.filter((id) => known.get(id)?.has(product.id) ?? true);
    const joined = industries
      .filter((industry) => known.get(industry.id)?.has(product.id))
      .map(({ id }) => id);
    const agreed = [...new Set([...kept, ...joined])];
    return sameList(agreed, product.industries) ? product : { ...product, industries: agreed };
  });
}

/** Settings whose popular products all exist, each once. */
export function dropMissingPopular(settings: Settings, products: readonly Product[]): Settings {
  const existing = new Set(products.map(({ id }) => id));
  const popularProductIds = [...new Set(settings.popularProductIds)].filter((id) => existing.has(id));
  return sameList(popularProductIds, settings.popularProductIds)
    ? settings
    : { ...settings, popularProductIds };
}

const sameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((entry, index) => entry === b[index]);
