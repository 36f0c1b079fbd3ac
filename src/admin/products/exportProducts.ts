import type { Exporter } from 'react-admin';
import type { Product } from '../../shared/catalogue/product';
import { toCsv } from '../content/csv';
import { download } from '../content/download';
import { productRows } from '../content/productRows';

/** The list's products, as filtered, as a table for a spreadsheet. */
export const exportProducts: Exporter<Product> = (products) =>
  download('products.csv', 'text/csv', toCsv(productRows(products)));
