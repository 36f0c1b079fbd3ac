import type { Product } from '../../../shared/catalogue/product';
import { valueWithUnit } from '../../../shared/catalogue/valueWithUnit';
import { keepUnits } from '../../text/keepUnits';

/** The specifications that an order has to fit; of pads or mats, their size. */
const STOCK_SIZES = /^(?:standard width|roll length|\S+ size)s?$/i;

/** In which sizes and from which quantity on a product is sold, as one line; undefined if nothing is known of either. */
export function soldAs({ name, specifications = [], minimumOrder }: Product): string | undefined {
  const facts = specifications
    .filter((specification) => STOCK_SIZES.test(specification.name.trim()))
    .map((size): [string, string] => [size.name.trim(), valueWithUnit(size)]);
  if (minimumOrder) facts.push(['Minimum order', minimumOrder]);
  // It names the product, because another may be chosen in the form.
  const sentences = facts.map(
    ([label, value], index) => `${label}${index === 0 ? ` of ${name}` : ''}: ${value}.`,
  );
  return sentences.length > 0 ? keepUnits(sentences.join(' ')) : undefined;
}
