import { listProductSummaries, type ProductSummary } from '../../shared/catalogue/product';
import { offeredByFigures } from '../../shared/catalogue/search/figureSearch';
import { searchProducts } from '../../shared/catalogue/search/search';
import { NoResults, SearchResults, said } from './SearchResults';

/** What the box lists for a query, and what the list's page offers by the figures in it, if that is more. */
function answerTo(products: readonly ProductSummary[], query: string) {
  const found = searchProducts(products, query);
  return { ...found, byFigures: offeredByFigures(products, query, found.total) };
}

/**
 * The product that submitting the query opens: the only match. Undefined also where figures were searched for and the
 * list offers all tapes that have them.
 */
function onlyAnswerTo(products: readonly ProductSummary[], query: string): ProductSummary | undefined {
  const { matches, total, byFigures } = answerTo(products, query);
  return total === 1 && !byFigures ? matches[0] : undefined;
}

/** What a search box needs only once a visitor uses it, kept out of the code that every page starts with. */
export const searchCode = {
  listProductSummaries,
  answerTo,
  onlyAnswerTo,
  SearchResults,
  NoResults,
  said,
};

export type SearchCode = typeof searchCode;
