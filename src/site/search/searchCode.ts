import { isOutdoneByHeat } from '../../shared/catalogue/heatSearch';
import { listProductSummaries } from '../../shared/catalogue/product';
import { isSearchable, matchingProducts, searchProducts } from '../../shared/catalogue/search';
import { SearchResults, said } from './SearchResults';

/** What a search box needs only once a visitor uses it, kept out of the code that every page starts with. */
export const searchCode = {
  listProductSummaries,
  isOutdoneByHeat,
  isSearchable,
  matchingProducts,
  searchProducts,
  SearchResults,
  said,
};

export type SearchCode = typeof searchCode;
