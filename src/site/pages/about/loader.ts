import { listProductSummaries } from '../../../shared/catalogue/product';

/** A stock width, in millimetres, of six different tapes. Products that are no longer in the catalogue are left out. */
const STOCK_WIDTHS = [
  { productId: 'antistatic-polyimide-tape', millimetres: 6 },
  { productId: 'ptfe-thread-seal-tape', millimetres: 12 },
  { productId: 'vhb-tape', millimetres: 25 },
  { productId: 'bopp-packaging-tape', millimetres: 48 },
  { productId: 'silver-reflective-tape', millimetres: 50 },
  { productId: 'hazard-marking-tape', millimetres: 75 },
];

export async function loader() {
  const products = await listProductSummaries();
  const byId = new Map(products.map((product) => [product.id, product]));
  return {
    productCount: products.length,
    widths: STOCK_WIDTHS.flatMap(({ productId, millimetres }) => {
      const product = byId.get(productId);
      return product ? [{ id: productId, name: product.name, category: product.category, millimetres }] : [];
    }),
  };
}

export type AboutData = Awaited<ReturnType<typeof loader>>;
