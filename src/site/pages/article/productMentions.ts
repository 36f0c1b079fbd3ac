import type { ProductSummary } from '../../../shared/catalogue/product';
import { linksIn } from '../../../shared/html/linksIn';
import { sitePaths } from '../../../shared/html/sitePaths';
import { paths } from '../../../shared/paths';

const MOST_MENTIONED = 6;

export type MentionedProduct = Pick<ProductSummary, 'id' | 'name' | 'category' | 'image'>;

/** The products that an article's body links to, in the order of their first mention. */
export function mentionedProducts(html: string, all: readonly ProductSummary[]): MentionedProduct[] {
  const byPath = new Map(all.map((product) => [paths.product.to(product.id), product]));
  return sitePaths(linksIn(html))
    .map((path) => byPath.get(path))
    .filter((product) => product !== undefined)
    .slice(0, MOST_MENTIONED)
    .map(({ id, name, category, image }) => ({ id, name, category, image }));
}
