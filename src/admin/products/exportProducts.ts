import type { Product } from '../../shared/catalogue/product';
import { toCsv } from '../content/csv';
import { download } from '../content/download';
import { productRows } from '../content/productRows';
import { localDate } from '../data/recordRules';

/** Downloads products as a table for a spreadsheet. */
export const exportProducts = (products: readonly Product[]) =>
  download(`products-${localDate(new Date())}.csv`, 'text/csv', toCsv(productRows(products)));
