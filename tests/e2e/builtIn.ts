import { readDefaults } from '../../tools/content/readDefaults';

/* How much the built-in content holds: the owner publishes more of it, or less. */

const { products } = readDefaults();

export const productCount = products.length;

/** What the line above the list says of a view. */
export function countLine(view: { category?: string; industry?: string }): string {
  const { category, industry } = view;
  const count = products.filter(
    (product) =>
      (category === undefined || product.category === category) &&
      (industry === undefined || product.industries.includes(industry)),
  ).length;
  return `${count} products of ${productCount}`;
}
