import { pictureName } from '../../src/shared/pictures';
import { readDefaults } from '../../tools/content/readDefaults';
import { snippetSources } from '../../tools/hosting/snippetSources';

/* What the built-in content holds at present: publishing may add to it, remove from it and rename it. */

const { products, categories, industries, blog, settings } = readDefaults();

export const productCount = products.length;
export const articleCount = blog.length;
export const builtInSettings = settings;

/** The first product whose main picture is a shipped one: the owner may have replaced those of others. */
export const productWithShippedPicture = products.find(({ images: [first = ''] }) => pictureName(first))?.id;

/** The article whose category is the longest. */
export const articleOfLongCategory = blog.toSorted(
  (one, other) => other.category.length - one.category.length,
)[0]?.id;

const names = new Map([...products, ...categories, ...industries].map(({ id, name }) => [id, name]));

/** The present name of a product, category or industry. */
export function nameOf(id: string): string {
  const name = names.get(id);
  if (name === undefined) throw new Error(`These tests walk past ${id}, which is no longer built in.`);
  return name;
}

/** Whether the owner published snippets that run. */
export const hasSnippets = Object.keys(snippetSources(settings.gtm)).length > 0;

type View = { category?: string; industry?: string };

/** How many products a view of the list shows. */
export const countIn = ({ category, industry }: View): number =>
  products.filter(
    (product) =>
      (category === undefined || product.category === category) &&
      (industry === undefined || product.industries.includes(industry)),
  ).length;

/** The text of the line above the list in a view. */
export const countLine = (view: View): string => `${countIn(view)} products of ${productCount}`;
