import type { LoaderFunctionArgs } from 'react-router-dom';
import { categories as categoryCollection, listCategories } from '../../../shared/catalogue/category';
import { figureFilters, readFigures } from '../../../shared/catalogue/figureFilters';
import { industries as industryCollection, listIndustries } from '../../../shared/catalogue/industry';
import { listProductCards } from '../../../shared/catalogue/product';
import {
  countFacets,
  figureMenus,
  type ProductListView,
  sortOrder,
  viewProducts,
} from '../../../shared/catalogue/productList';
import { isSearchable, matchingProducts } from '../../../shared/catalogue/search';
import { suggestQuery } from '../../../shared/catalogue/spelling';
import { safeHtmlOf } from '../../../shared/html/safeHtmlOf';
import { cardWithFigures } from '../../cardData';
import { keepUnits, keepUnitsInHtml } from '../../ui/keepUnits';
import { PRERENDERED_CARDS } from './prerenderedCards';

/** The list that the URL asks for. Ids that do not exist are reported, and otherwise ignored. */
export async function loader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const query = new URL(request.url).searchParams;
  const [categories, industries, products] = await Promise.all([
    listCategories(),
    listIndustries(),
    listProductCards(),
  ]);
  const category = categories.find(({ id }) => id === query.get('category'));
  const industry = industries.find(({ id }) => id === query.get('industry'));
  const view: ProductListView = {
    category: category?.id,
    industry: industry?.id,
    ...readFigures(query),
    q: searched(query.get('q')),
    sort: sortOrder(query.get('sort')),
  };
  const facets = countFacets(products, view);
  const found = viewProducts(products, view);
  const matches = (found.length === 0 && view.q && matchingProducts(products, view.q).length) || undefined;
  /** A search that finds nothing in the whole catalogue. */
  const lost = found.length === 0 && !matches ? view.q : undefined;
  const shown = import.meta.env.SSR ? found.slice(0, PRERENDERED_CARDS) : found;
  const described = view.q || (category && industry) ? undefined : (category ?? industry);
  const html = described?.description ?? '';
  const unknown = (name: keyof ProductListView, label: string = name) => {
    const asked = query.get(name);
    return asked && !view[name] ? [`${label.toLowerCase()} “${asked}”`] : [];
  };
  return {
    view,
    products: shown.map(cardWithFigures),
    more: found.slice(shown.length).map(({ id, name }) => ({ id, name })),
    total: products.length,
    /** How many products the search finds without the filters, if the filters leave none of them. */
    matches,
    /** Another spelling of a search that finds nothing, if there is one. */
    suggestion: lost && suggestQuery(products, lost),
    /** The categories and industries whose name contains such a search, apart from "tape" at its end. */
    namesakes: lost
      ? [
          ...categories.map(({ id, name }) => ({ name, category: id })),
          ...industries.map(({ id, name }) => ({ name, industry: id })),
        ].filter(({ name }) => name.toLowerCase().includes(lost.toLowerCase().replace(/\s+tapes?$/, '')))
      : undefined,
    categories: categories.map(({ id, name }) => ({ id, name, count: facets.categories[id] ?? 0 })),
    industries: industries.map(({ id, name }) => ({ id, name, count: facets.industries[id] ?? 0 })),
    /** Not in a page's HTML: no host filters by figures, so the script fetches them with the rest of the list. */
    figureMenus: import.meta.env.SSR ? undefined : figureMenus(products, view),
    unknown: [
      ...unknown('category'),
      ...unknown('industry'),
      ...figureFilters.flatMap(({ name, label }) => unknown(name, label)),
    ],
    /** The text of the chosen category or industry, if exactly one of them is chosen and nothing is searched for. */
    described: described && {
      name: described.name,
      subtitle: keepUnits(described.subtitle),
      image: described.image,
      seo: described.seo,
      description: keepUnitsInHtml(
        await safeHtmlOf(category ? categoryCollection : industryCollection, html),
      ),
    },
  };
}

/** Shorter queries search for nothing. Section 5. */
const searched = (query: string | null) => (query && isSearchable(query) ? query.trim() : undefined);

export type ProductsData = Awaited<ReturnType<typeof loader>>;
