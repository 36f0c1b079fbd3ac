import type { LoaderFunctionArgs } from 'react-router-dom';
import { listCategories } from '../../../shared/catalogue/category';
import { listProductSummaries } from '../../../shared/catalogue/product';
import { groupByCategory } from '../../../shared/catalogue/productList';
import { MAX_LINES } from './quoteLines';

/** The products to choose from, by category; what the address asks for; and how many lines the form shows. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const wanted = (searchParams.get('product') ?? '').split(' ');
  const [categories, products] = await Promise.all([listCategories(), listProductSummaries()]);
  const chosen = [...new Set(wanted)]
    .map((wantedId) => products.find(({ id }) => id === wantedId))
    .filter((product) => product !== undefined)
    .slice(0, MAX_LINES)
    .map(({ id, name }) => ({ id, name }));
  const lines = Math.trunc(Number(searchParams.get('lines'))) || 0;
  return {
    groups: groupByCategory(products, categories).map((group) => ({
      name: group.name,
      products: group.products.map(({ name }) => name),
    })),
    chosen,
    q: searchParams.get('q') ?? '',
    lines: Math.min(Math.max(lines, chosen.length, 1), MAX_LINES),
  };
}

export type QuoteData = Awaited<ReturnType<typeof loader>>;
