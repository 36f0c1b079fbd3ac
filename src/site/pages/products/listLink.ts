import { type ProductListView, sortOrders } from '../../../shared/catalogue/productList';
import { paths } from '../../../shared/paths';

/** The address of the view with something changed; the default order is not written out. */
export function listLink(view: ProductListView, change: Partial<ProductListView>): string {
  const { sort, ...filters } = { ...view, ...change };
  return paths.products.to({ ...filters, sort: sort === sortOrders[0].slug ? undefined : sort });
}
