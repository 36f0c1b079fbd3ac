import type { LoaderFunctionArgs } from 'react-router-dom';
import { listCategories } from '../../../shared/catalogue/category';
import { listProductCards } from '../../../shared/catalogue/product';

/** The products to choose from by category, and the one that the visitor came with. */
export async function loader({ request }: LoaderFunctionArgs) {
  const wanted = new URL(request.url).searchParams.get('product');
  const [categories, products] = await Promise.all([listCategories(), listProductCards()]);
  const inCategory = (id: string) => products.filter(({ category }) => category === id);
  const known = new Set(categories.map(({ id }) => id));
  const groups = [
    ...categories.map(({ id, name }) => ({ name, products: inCategory(id) })),
    { name: 'Others', products: products.filter(({ category }) => !known.has(category)) },
  ];
  return {
    groups: groups
      .filter((group) => group.products.length > 0)
      .map((group) => ({ name: group.name, products: group.products.map(({ name }) => name) })),
    chosen: products.find(({ id }) => id === wanted)?.name,
  };
}
