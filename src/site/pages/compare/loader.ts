import type { LoaderFunctionArgs } from 'react-router-dom';
import { listCategories } from '../../../shared/catalogue/category';
import { compareProducts, MAX_COMPARED } from '../../../shared/catalogue/comparison';
import { findProduct, listProductSummaries } from '../../../shared/catalogue/product';
import { groupByCategory } from '../../../shared/catalogue/productList';
import { keepUnits } from '../../text/keepUnits';
import { productsAsked } from '../productsAsked';

/** The products that the URL names, side by side, and those that can be added. */
export async function loader({ request }: LoaderFunctionArgs) {
  const [categories, cards] = await Promise.all([listCategories(), listProductSummaries()]);
  const { known, notes } = productsAsked(request, cards);
  const ids = known.map(({ id }) => id);
  const found = await Promise.all(ids.slice(0, MAX_COMPARED).map(findProduct));
  const products = found.filter((product) => product !== undefined);
  return {
    tapes: products.map(({ id, name, category, images }) => ({ id, name, category, image: images[0] })),
    rows: compareProducts(products).map(({ name, values, ...row }) => ({
      ...row,
      name: keepUnits(name),
      values: values.map(
        (entry) =>
          entry && {
            ...entry,
            value: keepUnits(entry.value),
            testMethod: entry.testMethod && keepUnits(entry.testMethod),
          },
      ),
    })),
    /** All that were asked for and exist, including those beyond the limit. */
    ids,
    groups: groupByCategory(cards, categories).map((group) => ({
      name: group.name,
      products: group.products.map(({ id, name }) => ({ id, name })),
    })),
    notes: [
      ...notes,
      ...(known.length > MAX_COMPARED
        ? [`Only ${MAX_COMPARED} tapes fit side by side. Remove one for the next.`]
        : []),
    ],
  };
}

export type ComparisonData = Awaited<ReturnType<typeof loader>>;
