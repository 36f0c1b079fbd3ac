import type { ArticleSummary } from '../article';
import type { Product } from '../product';
import { plainText, STANDARDS_BODY } from './plainTexts';
import { matchingProducts } from './search';

/*
 * Where else a search that finds no product looks for something to offer: section 9 names the texts in which a product is
 * found. Not in descriptions, which also say what a tape is not for.
 */

const MOST_ARTICLES = 2;

/**
 * A standard with its number, and a short word between them at most: "what is the price of 25 mm" names none. Or a
 * method's number alone ("D3330"), or an approval.
 */
const STANDARD = new RegExp(
  `${STANDARDS_BODY}(?: [a-z]{1,4})? ?[a-z]?\\d{2}|\\b[a-z]\\d{3,}\\b|\\b(?:bis|fda|isi|reach|rohs|ul (?:approved|certified|listed))\\b`,
);

export const namesStandard = (query: string): boolean => STANDARD.test(plainText(query));

/** What was measured by which standard. */
const methodsOf = ({ specifications = [] }: Product): string[] =>
  specifications.flatMap(({ name, testMethod }) => (testMethod ? [`${name} by ${testMethod}`] : []));

/** What a product is for, what it has, and its colours. */
function linesOf({ uses, features, colours = [] }: Product): string[] {
  const names = colours.map(({ name }) => name).join(', ');
  return [...uses, ...features, ...(names ? [`Comes in ${names}`] : [])];
}

/** "Which tape sticks to glass?" asks what a line says of glass, and not for a tape that is made of it. */
const STICKS_TO =
  /^.*\b(?:adher(?:e|es|ing)|bond(?:s|ing)?|grips?|stick(?:s|ing)?)\s+(?:on|onto|to|with)\s+/i;
/** What a line says that a tape holds on: "quick grab on paint", "grips kraft and PE". */
const HELD = /\b(?:adhesive for|bond(?:s|ing)|grips?|holds?|on|stick(?:s|ing)? to)\s+(.+)/i;

const isOnSurface = (line: string, surface: string): boolean => {
  const [, name = ''] = HELD.exec(line) ?? [];
  return matchingProducts([{ name, shortDescription: '' }], surface).length > 0;
};

const withLines = (product: Product, lines: readonly string[]) => ({
  product,
  name: product.name,
  shortDescription: [product.shortDescription, ...lines].join('; '),
});

/**
 * The products of which one line, together with name and short description, has each word of the search; each with that
 * line. For a standard, it is a line that tells of a test; for a surface that a tape is to hold on, one that names it. A
 * search with any other figure finds none: a line's figure is often of something else, such as how narrow a tape can be
 * slit.
 */
export function productsMentioning(
  products: readonly Product[],
  query: string,
): { id: string; words: string }[] {
  const surface = query.replace(STICKS_TO, '');
  if (surface !== query) return firstLines(products, linesOf, (line) => isOnSurface(line, surface));
  const isOfStandard = /\d/.test(query);
  if (isOfStandard && !namesStandard(query)) return [];
  const searched = isOfStandard ? methodsOf : linesOf;
  const whole = products.map((product) => withLines(product, searched(product)));
  const found = matchingProducts(whole, query).map(({ product }) => product);
  return firstLines(
    found,
    searched,
    (line, product) => matchingProducts([withLines(product, [line])], query).length > 0,
  );
}

/** The products that have such a line, each with the first of them. */
const firstLines = (
  products: readonly Product[],
  searched: (product: Product) => string[],
  isSought: (line: string, product: Product) => boolean,
) =>
  products.flatMap((product) => {
    const line = searched(product).find((each) => isSought(each, product));
    return line ? [{ id: product.id, words: `${product.name}: ${line}` }] : [];
  });

/** The articles, two at most, whose title, summary, category and tags have each word of the search. */
export function articlesMentioning(
  articles: readonly Pick<ArticleSummary, 'id' | 'title' | 'summary' | 'category' | 'tags'>[],
  query: string,
): { id: string; words: string }[] {
  const texts = articles.map(({ id, title, summary, category, tags }) => ({
    id,
    name: title,
    shortDescription: [summary, category, ...tags].join('; '),
  }));
  return matchingProducts(texts, query)
    .slice(0, MOST_ARTICLES)
    .map(({ id, name }) => ({ id, words: `Read: ${name}` }));
}
