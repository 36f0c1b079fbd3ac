import { valueWithUnit } from '../../shared/catalogue/figures/valueWithUnit';
import { findProduct, listProductSummaries, type Product } from '../../shared/catalogue/product';
import { keepUnits } from '../text/keepUnits';
import { oneLine } from '../text/oneLine';

/** The specifications that an order has to fit; of pads or mats, their size. */
const STOCK_SIZES = /^(?:standard width|roll length|\S+ size)s?$/i;

/** In which sizes and from which quantity on a product is sold, as one line; undefined if nothing is known of either. */
export function soldAs({ name, specifications = [], minimumOrder }: Product): string | undefined {
  const facts = specifications
    .filter((specification) => STOCK_SIZES.test(specification.name.trim()))
    .map((size): [string, string] => [size.name.trim(), valueWithUnit(size)]);
  if (minimumOrder) facts.push(['Minimum order', minimumOrder]);
  // It names the product, because another choice may come back with what was typed before.
  const sentences = facts.map(
    ([label, value], index) => `${label}${index === 0 ? ` of ${name}` : ''}: ${value}.`,
  );
  return sentences.length > 0 ? keepUnits(sentences.join(' ')) : undefined;
}

/** `soldAs` by the product's id. The form works without it, so a product that cannot be fetched has none. */
export async function findSoldAs(id: string): Promise<string | undefined> {
  const product = await findProduct(id).catch(() => undefined);
  return product && soldAs(product);
}

/** `soldAs` by the product's name, as an option of the form has it; of several with one name, for the first. */
export async function findSoldAsNamed(option: string): Promise<string | undefined> {
  const products = await listProductSummaries().catch(() => []);
  const product = products.find(({ name }) => oneLine(name) === option);
  return product && findSoldAs(product.id);
}
