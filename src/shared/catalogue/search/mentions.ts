import type { ArticleSummary } from '../article';
import type { Product } from '../product';
import { matchingProducts } from './search';

/*
 * Where else a search that finds no product looks for something to offer: section 9 names the texts in which a product is
 * found. Not in descriptions, which also say what a tape is not for.
 */

const MOST_PRODUCTS = 5;
const MOST_ARTICLES = 2;

/** What a product is for, what it has, and its colours. */
function linesOf({ uses, features, colours = [] }: Product): string[] {
  const names = colours.map(({ name }) => name).join(', ');
  return [...uses, ...features, ...(names ? [`Comes in ${names}`] : [])];
}

const withLines = (product: Product, lines: readonly string[]) => ({
  product,
  name: product.name,
  shortDescription: [product.shortDescription, ...lines].join('; '),
});

/**
 * The products with one such line that has, beside name and short description, each word of the search; each with the
 * line. None for a figure: one that stands there is often another's, such as how narrow a tape can be slit.
 */
export function productsMentioning(
  products: readonly Product[],
  query: string,
): { id: string; words: string }[] {
  if (/\d/.test(query)) return [];
  const whole = products.map((product) => withLines(product, linesOf(product)));
  return matchingProducts(whole, query)
    .flatMap(({ product }) => {
      const { id, name } = product;
      const line = linesOf(product).find(
        (each) => matchingProducts([withLines(product, [each])], query).length > 0,
      );
      return line ? [{ id, words: `${name}: ${line}` }] : [];
    })
    .slice(0, MOST_PRODUCTS);
}

/** The articles whose title, summary and tags have each word of the search. */
export function articlesMentioning(
  articles: readonly Pick<ArticleSummary, 'id' | 'title' | 'summary' | 'tags'>[],
  query: string,
): { id: string; words: string }[] {
  const texts = articles.map(({ id, title, summary, tags }) => ({
    id,
    name: title,
    shortDescription: [summary, ...tags].join('; '),
  }));
  return matchingProducts(texts, query)
    .slice(0, MOST_ARTICLES)
    .map(({ id, name }) => ({ id, words: `Read: ${name}` }));
}
