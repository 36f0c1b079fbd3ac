import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import {
  type Category,
  categories as categoryCollection,
  listCategories,
} from '../../../shared/catalogue/category';
import { figureFilters, readFigures } from '../../../shared/catalogue/figures/figureFilters';
import {
  type Industry,
  industries as industryCollection,
  listIndustries,
  productsOf,
} from '../../../shared/catalogue/industry';
import { listProductSummaries, type ProductSummary } from '../../../shared/catalogue/product';
import { countFacets, figureMenus, viewProducts } from '../../../shared/catalogue/productList';
import { type ProductListView, sortOrder, sortOrders } from '../../../shared/catalogue/productListView';
import { moreByFigures } from '../../../shared/catalogue/search/figureSearch';
import { isSearchable } from '../../../shared/catalogue/search/isSearchable';
import { matchingProducts } from '../../../shared/catalogue/search/search';
import { safeHtmlOf } from '../../../shared/html/safeHtmlOf';
import { paths } from '../../../shared/paths';
import { cardWithFigures } from '../../cardData';
import { escapeHtml } from '../../text/escapeHtml';
import { keepUnits } from '../../text/keepUnits';
import { proseHtml } from '../../text/proseHtml';
import { insteadOfProducts } from './insteadOfProducts';
import { listLink } from './listLink';
import { PRERENDERED_CARDS } from './prerenderedCards';

/**
 * The list that the URL asks for. Ids that do not exist are reported, and otherwise ignored.
 * @throws a redirect to the figures of a search that finds nothing but them, such as "foam 1mm"
 */
export async function loader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const query = new URL(request.url).searchParams;
  const [categories, industries, products] = await Promise.all([
    listCategories(),
    listIndustries(),
    listProductSummaries(),
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
  // An industry has an order of its own; so has a search, which needs all products: it looks more loosely if none match.
  const listed = industry && !view.q ? productsOf(industry, products) : products;
  const found = viewProducts(listed, view);
  const matches = found.length === 0 && view.q ? matchingProducts(products, view.q).length : undefined;
  const byFigures = moreByFigures(products, view, found.length);
  // A search that finds products only by its figures leads to those filters, which show what was understood.
  if (byFigures && matches === 0) throw redirect(listLink(byFigures.view));
  const instead =
    view.q && matches === 0
      ? await insteadOfProducts(view.q, products, { categories, industries })
      : undefined;
  const shown = import.meta.env.SSR ? found.slice(0, PRERENDERED_CARDS) : found;
  return {
    view,
    /** In words, if it was chosen. */
    order: sortOrders.find(({ slug, compare }) => compare && slug === view.sort)?.label,
    products: shown.map(cardWithFigures),
    more: import.meta.env.SSR ? linksTo(found.slice(shown.length)) : undefined,
    total: products.length,
    /** How many products the search finds without the filters, if these are why the list is empty. */
    matches: matches || undefined,
    ...instead,
    byFigures,
    categories: categories.map(({ id, name }) => ({ id, name, count: facets.categories[id] ?? 0 })),
    industries: industries.map(({ id, name }) => ({ id, name, count: facets.industries[id] ?? 0 })),
    /** Not in a page's HTML: no host filters by figures, so the script fetches them with the rest of the list. */
    figureMenus: import.meta.env.SSR ? undefined : figureMenus(products, view),
    notes: notesOn(query, view),
    described: view.q ? undefined : await describe(category, industry),
  };
}

/** Links by name, as HTML, so that the page's data need not repeat them. Undefined if there are none. */
function linksTo(products: readonly ProductSummary[]) {
  const links = products.map(
    ({ id, name }) => `<li><a href="${paths.product.to(id)}">${escapeHtml(name)}</a></li>`,
  );
  return links.length > 0 ? { count: links.length, html: links.join('') } : undefined;
}

/** Shorter queries search for nothing. Section 5. */
const searched = (query: string | null) => (query && isSearchable(query) ? query.trim() : undefined);

/** On what the address asks for and the list ignores. */
function notesOn(query: URLSearchParams, view: ProductListView): string[] {
  const named: { name: keyof ProductListView; label: string }[] = [
    { name: 'category', label: 'category' },
    { name: 'industry', label: 'industry' },
    ...figureFilters,
  ];
  const q = query.get('q')?.trim();
  return [
    ...named.flatMap(({ name, label }) => {
      const asked = query.get(name);
      return asked && !view[name]
        ? [`There is no ${label.toLowerCase()} “${asked}”, so the list is not narrowed by it.`]
        : [];
    }),
    ...(q && !view.q ? [`“${q}” is too short to search for: type two characters or more.`] : []),
  ];
}

/** The text of the chosen category or industry, if exactly one of them is chosen. */
async function describe(category: Category | undefined, industry: Industry | undefined) {
  const chosen = category ?? industry;
  if (!chosen || (category && industry)) return undefined;
  const { name, subtitle, image, seo, description } = chosen;
  const html = await safeHtmlOf(category ? categoryCollection : industryCollection, description);
  return { name, subtitle: keepUnits(subtitle), image, seo, html: proseHtml(html) };
}

export type ProductsData = Awaited<ReturnType<typeof loader>>;
