import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { listProductCards, type ProductCard } from '../../shared/catalogue/product';
import { isSearchable, matchingProducts, searchProducts } from '../../shared/catalogue/search';
import { paths } from '../../shared/paths';

/** The search box's text, what it finds, and where submitting it leads. Sections 2 and 9. */
export function useProductSearch(onLeave?: () => void) {
  const [query, setQuery] = useState('');
  const [products, setProducts] = useState<readonly ProductCard[]>();
  const navigate = useNavigate();

  /** Fetches what is searched in, fresh at each turn to the box: the owner may have edited meanwhile. */
  async function prepare(): Promise<readonly ProductCard[]> {
    const list = await listProductCards();
    setProducts(list);
    return list;
  }

  function open(product: ProductCard): void {
    setQuery('');
    onLeave?.();
    void navigate(paths.product.to(product.id));
  }

  async function submit(): Promise<void> {
    if (!isSearchable(query)) return;
    const matches = matchingProducts(products ?? (await prepare()), query);
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
    isSearching: isSearchable(query),
    /** Undefined until the products are here. */
    matches: products && searchProducts(products, query),
  };
}
