import { listArticleSummaries } from '../../../shared/catalogue/article';
import type { Category } from '../../../shared/catalogue/category';
import type { Industry } from '../../../shared/catalogue/industry';
import { type ProductSummary, products as productCollection } from '../../../shared/catalogue/product';
import {
  articlesMentioning,
  namesStandard,
  productsMentioning,
} from '../../../shared/catalogue/search/mentions';
import { pagesNamed } from '../../../shared/catalogue/search/pagesNamed';
import { isRespelt, suggestQuery } from '../../../shared/catalogue/search/spelling';
import { warnOfFailure } from '../../../shared/idle';
import { paths } from '../../../shared/paths';

type Offer = { href: string; words: string };

type InsteadOfProducts = {
  /** Links to the pages that the search names; if it names none, to what mentions it. */
  offers: Offer[];
  /** Another text to search for, if there is one and the search names no page. */
  suggestion?: string;
};

const MOST_MENTIONING = 8;

/** What to offer if a search finds no product. */
export async function insteadOfProducts(
  q: string,
  products: readonly ProductSummary[],
  lists: { categories: readonly Category[]; industries: readonly Industry[] },
): Promise<InsteadOfProducts> {
  const named = pagesNamed(q, products, lists);
  // Who names a page has spelt it right.
  if (named.length > 0) return { offers: named };
  const offers = await mentions(q);
  const suggestion = suggestQuery(products, q);
  // What is mentioned is spelt right, too. The search without some of its words is still worth suggesting.
  const isNeedless = offers.length > 0 && suggestion && isRespelt(q, suggestion);
  return { offers, suggestion: isNeedless ? undefined : suggestion };
}

/** Links to what mentions the search elsewhere. None if that cannot be fetched: the page can do without. */
async function mentions(q: string): Promise<Offer[]> {
  try {
    const [products, articles] = await Promise.all([productCollection.current(), listArticleSummaries()]);
    const found = productsMentioning(products, q);
    const others = found.length - MOST_MENTIONING;
    return [
      ...found.slice(0, MOST_MENTIONING).map(({ id, words }) => ({ href: paths.product.to(id), words })),
      ...(others > 0 ? [askWhich(q, others)] : []),
      ...articlesMentioning(articles, q).map(({ id, words }) => ({ href: paths.article.to(id), words })),
      ...(namesStandard(q) ? [STANDARDS] : []),
    ];
  } catch (error) {
    warnOfFailure(error);
    return [];
  }
}

/** Most of the catalogue is tested by one standard: the first few are no answer for whoever asks for that. */
const askWhich = (q: string, others: number): Offer => ({
  href: paths.requestQuote.to({ q }),
  words: `${others} more: ask us which suits your job`,
});

/** A method beside a figure is no certificate: this says so, and which reports can be had. */
const STANDARDS: Offer = {
  href: `${paths.about.to()}#tests`,
  words: 'What a standard beside a figure means, and which reports we send',
};
