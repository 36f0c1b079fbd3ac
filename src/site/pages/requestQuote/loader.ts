import type { LoaderFunctionArgs } from 'react-router-dom';
import { listCategories } from '../../../shared/catalogue/category';
import { listProductSummaries } from '../../../shared/catalogue/product';
import { groupByCategory } from '../../../shared/catalogue/productList';
import { findSoldAs } from '../../enquiry/soldAs';
import { productsAsked } from '../productsAsked';
import { MAX_LINES } from './quoteLines';

/**
 * The products to choose from, by category; what the address asks for, and how that is sold; how many lines the form
 * shows; and notes on what is left out.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const [categories, products] = await Promise.all([listCategories(), listProductSummaries()]);
  const { known, notes } = productsAsked(request, products);
  const chosen = await Promise.all(
    known.slice(0, MAX_LINES).map(async ({ id, name }) => ({ id, name, soldAs: await findSoldAs(id) })),
  );
  const lines = Math.trunc(Number(searchParams.get('lines'))) || 0;
  return {
    groups: groupByCategory(products, categories).map((group) => ({
      name: group.name,
      products: group.products.map(({ name }) => name),
    })),
    chosen,
    q: searchParams.get('q') ?? '',
    lines: Math.min(Math.max(lines, chosen.length, 1), MAX_LINES),
    notes: [
      ...notes,
      ...(known.length > MAX_LINES
        ? [`Only ${MAX_LINES} tapes fit in one request. Name the others under Application.`]
        : []),
    ],
  };
}

export type QuoteData = Awaited<ReturnType<typeof loader>>;
