import type { LoaderFunctionArgs } from 'react-router-dom';
import { listCategories } from '../../../shared/catalogue/category';
import { listProductCards } from '../../../shared/catalogue/product';
import { groupByCategory } from '../../../shared/catalogue/productList';

/** The products to choose from by category, and the one that the visitor came with. */
export async function loader({ request }: LoaderFunctionArgs) {
  const wanted = new URL(request.url).searchParams.get('product');
  const [categories, products] = await Promise.all([listCategories(), listProductCards()]);
  return {
    groups: groupByCategory(products, categories).map((group) => ({
      name: group.name,
      products: group.products.map(({ name }) => name),
    })),
    chosen: products.find(({ id }) => id === wanted)?.name,
  };
}
