import type { ProductCard } from '../../../shared/catalogue/product';

export type MentionedProduct = Pick<ProductCard, 'id' | 'name' | 'category' | 'image'>;

const PRODUCT_LINK = /\shref\s*=\s*["']\/product\/([^"'/?#]+)/gi;

/** The products that an article's body links to, in the order of their first mention. */
export function mentionedProducts(
  html: string,
  all: readonly ProductCard[],
  limit: number,
): MentionedProduct[] {
  const byId = new Map(all.map((product) => [product.id, product]));
  const ids = new Set([...html.matchAll(PRODUCT_LINK)].map(([, id]) => id ?? ''));
  return [...ids]
    .map((id) => byId.get(id))
    .filter((product) => product !== undefined)
    .slice(0, limit)
    .map(({ id, name, category, image }) => ({ id, name, category, image }));
}
