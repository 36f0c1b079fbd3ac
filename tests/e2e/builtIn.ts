import { readDefaults } from '../../tools/content/readDefaults';
import { snippetSources } from '../../tools/hosting/snippetSources';

/* How much the built-in content holds: the owner publishes more of it, or less. */

const { products, blog, settings } = readDefaults();

export const productCount = products.length;
export const articleCount = blog.length;
export const builtInSettings = settings;

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

/** What the line above the list says of a view. */
export const countLine = (view: View): string => `${countIn(view)} products of ${productCount}`;
