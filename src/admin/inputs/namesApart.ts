import type { Category } from '../../shared/catalogue/category';
import type { Product } from '../../shared/catalogue/product';
import { plainName } from '../records/plainName';

/**
 * What to call each product in a list, by its id: its name. Where names repeat, the category's name is added, or the id
 * if that category is unknown or the same.
 */
export function namesApart(
  products: readonly Product[],
  categories: readonly Category[],
): ReadonlyMap<string, string> {
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));
  const categoryOf = ({ category }: Product) => categoryNames.get(category);
  const namesakes = new Map<string, Product[]>();
  for (const product of products) {
    const name = plainName(product.name);
    namesakes.set(name, [...(namesakes.get(name) ?? []), product]);
  }
  const nameOf = (product: Product): string => {
    const others = (namesakes.get(plainName(product.name)) ?? []).filter((one) => one !== product);
    if (others.length === 0) return product.name;
    const category = categoryOf(product);
    const isUnique = others.every((other) => categoryOf(other) !== category);
    return `${product.name} (${(isUnique && category) || product.id})`;
  };
  return new Map(products.map((product) => [product.id, nameOf(product)]));
}
