import { paths } from '../../src/shared/paths';
import { refuseArguments } from '../arguments';
import { readDefaults } from '../content/readDefaults';

/** A page to measure. */
export type BenchPage = { name: string; address: string };

/**
 * The four kinds of page, with the first product and the newest article as examples of theirs, or only the named ones.
 * Ends the command with status 2 if no page has one of the names.
 */
export function benchPages(names?: readonly string[]): BenchPage[] {
  const { products, blog } = readDefaults();
  const pages = [
    { name: 'home', address: paths.home.to() },
    { name: 'list', address: paths.products.to() },
    ...products.slice(0, 1).map(({ id }) => ({ name: 'product', address: paths.product.to(id) })),
    ...blog.slice(0, 1).map(({ id }) => ({ name: 'article', address: paths.article.to(id) })),
  ];
  if (!names) return pages;
  return names.map(
    (asked) =>
      pages.find(({ name }) => name === asked) ??
      refuseArguments(`There is no page "${asked}". Known: ${pages.map(({ name }) => name).join(', ')}`),
  );
}
