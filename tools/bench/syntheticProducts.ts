import type { Product } from '../../src/shared/catalogue/product';

/**
 * `count` products made from the real ones: those first, then copies under other names, which are just as long and
 * varied.
 */
export function syntheticProducts(products: readonly Product[], count: number): Product[] {
  return Array.from({ length: count }, (_, index) => {
    const product = products[index % products.length];
    if (!product) throw new Error('There is no product to copy.');
    const round = Math.floor(index / products.length) + 1;
    if (round === 1) return product;
    const name = `${product.name} ${round}`;
    const seo = { ...product.seo, title: `${product.seo.title} ${round}` };
    return { ...product, id: `${product.id}-${round}`, name, seo };
  });
}
