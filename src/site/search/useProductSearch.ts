import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ProductSummary } from '../../shared/catalogue/product';
import { isSearchable } from '../../shared/catalogue/search/isSearchable';
import { paths } from '../../shared/paths';
import { wait } from '../wait';
import { loadSearchCode } from './loadSearchCode';
import type { SearchCode } from './searchCode';

type Search = { code: SearchCode; products: readonly ProductSummary[] };

/** Milliseconds after which a submitted search opens the list without the code that looks for a single match. */
const SEARCH_CODE_TIMEOUT = 3000;

/** The search box's text, what it finds, and where submitting it leads. Sections 2 and 9. */
export function useProductSearch(onLeave?: () => void) {
  const [query, setQuery] = useState('');
  const [search, setSearch] = useState<Search>();
  const navigate = useNavigate();
  // The box shows what the page was searched for, so that it can be corrected there, and is cleared with that page.
  const { pathname, search: filters } = useLocation();
  const searched = (pathname === paths.products.to() && new URLSearchParams(filters).get('q')) || '';
  const [shown, setShown] = useState('');
  if (searched !== shown) {
    setShown(searched);
    setQuery(searched);
  }

  /**
   * Fetches the products to search in, again each time the box is used, because the owner may have edited them
   * meanwhile. Returns undefined if they cannot be fetched.
   */
  async function prepare(): Promise<Search | undefined> {
    try {
      const code = await loadSearchCode();
      const prepared = { code, products: await code.listProductSummaries() };
      setSearch(prepared);
      return prepared;
    } catch {
      return undefined;
    }
  }

  function open(product: ProductSummary): void {
    setQuery('');
    onLeave?.();
    void navigate(paths.product.to(product.id));
  }

  /** @param box the search box that was submitted: if its page is left before the answer comes, nothing happens */
  async function submit(box: HTMLFormElement): Promise<void> {
    if (query.trim() === '' && searched !== '') {
      const others = new URLSearchParams(filters);
      others.delete('q');
      onLeave?.();
      void navigate({ search: `${others}` });
      return;
    }
    if (!isSearchable(query)) return;
    const { href } = location;
    const prepared = search ?? (await Promise.race([prepare(), wait(SEARCH_CODE_TIMEOUT)]));
    // The visitor may have gone on typing, and even have submitted that.
    const text = String(new FormData(box).get('q'));
    if (!box.isConnected || location.href !== href || !isSearchable(text)) return;
    const only = prepared?.code.onlyAnswerTo(prepared.products, text);
    if (only) {
      open(only);
      return;
    }
    onLeave?.();
    void navigate(paths.products.to({ q: text.trim() }));
  }

  return {
    query,
    setQuery,
    prepare,
    open,
    submit,
    /** Undefined until there is something to search for, and products to search in. */
    found:
      search && isSearchable(query)
        ? { ...search, ...search.code.answerTo(search.products, query) }
        : undefined,
  };
}
