import { paths } from '../../src/shared/paths.ts';
import type { Defaults } from '../content/readDefaults.ts';

/** A page that search engines may list. */
type CanonicalPage = {
  /** The path from the root, as in the page's canonical link. */
  path: string;
  /** The day of the last change (YYYY-MM-DD), if known. */
  modified?: string;
};

/** Every page with a canonical address: all prerendered pages except the thank-you page. */
export function listCanonicalPages({ products, categories, industries, blog }: Defaults): CanonicalPage[] {
  const fixed = [
    paths.home,
    paths.about,
    paths.industries,
    paths.products,
    paths.compare,
    paths.contact,
    paths.blog,
    paths.requestQuote,
    paths.privacy,
  ];
  return [
    ...fixed.map(({ to }) => ({ path: to() })),
    ...categories.map(({ id }) => ({ path: paths.products.to({ category: id }) })),
    ...industries.map(({ id }) => ({ path: paths.products.to({ industry: id }) })),
    ...products.map(({ id }) => ({ path: paths.product.to(id) })),
    ...blog.map(({ id, dateModified }) => ({ path: paths.article.to(id), modified: dateModified })),
  ];
}
