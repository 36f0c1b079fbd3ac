import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ProductCard } from '../../shared/catalogue/product';
import { paths } from '../../shared/paths';
import { loadSearchCode } from './loadSearchCode';
import type { SearchCode } from './searchCode';

type Search = { code: SearchCode; products: readonly ProductCard[] };

/** The search box's text, what it finds, and where submitting it leads. Sections 2 and 9. */
export function useProductSearch(onLeave?: () => void) {
  const [query, setQuery] = useState('');
  const [search, setSearch] = useState<Search>();
  const navigate = useNavigate();
  // What the page was searched for stands in the box, to be corrected there, and leaves it with the page.
  const searched = new URLSearchParams(useLocation().search).get('q') ?? '';
  const [shown, setShown] = useState('');
  if (searched !== shown) {
    setShown(searched);
    setQuery(searched);
  }

  /**
   * Fetches what is searched in, fresh at each turn to the box: the owner may have edited meanwhile. Undefined where
   * it cannot be had.
   */
  async function prepare(): Promise<Search | undefined> {
    try {
      const code = await loadSearchCode();
      const prepared = { code, products: await code.listProductCards() };
      setSearch(prepared);
      return prepared;
    } catch {
      return undefined;
    }
  }

  function open(product: ProductCard): void {
    setQuery('');
    onLeave?.();
    void navigate(paths.product.to(product.id));
  }

  /** @param box the search box that was asked from: if its page was left before the answer, nothing happens */
  async function submit(box: HTMLElement): Promise<void> {
    const { href } = location;
    const prepared = search ?? (await prepare());
    if (!box.isConnected || location.href !== href) return;
    if (prepared && !prepared.code.isSearchable(query)) return;
    const matches = prepared?.code.matchingProducts(prepared.products, query) ?? [];
    const [only] = matches;
    if (only && matches.length === 1) {
      open(only);
      return;
    }
    onLeave?.();
    void navigate(paths.products.to({ q: query.trim() }));
  }

  return {
    query,
    setQuery,
    prepare,
    open,
    submit,
    /** Undefined until there is something to search for and to search in. */
    found: search?.code.isSearchable(query)
      ? {
          ...search.code.searchProducts(search.products, query),
          SearchResults: search.code.SearchResults,
          said: search.code.said,
        }
      : undefined,
  };
}
