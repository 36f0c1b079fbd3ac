import type { Product } from '../../shared/catalogue/product';
import { download } from '../ui/download';
import { localDate } from '../words/dates';
import { toCsv } from './csv';
import { productRows } from './productRows';

/** Downloads products as a table for a spreadsheet. */
export const exportProducts = (products: readonly Product[]) =>
  download(`products-${localDate(new Date())}.csv`, 'text/csv', toCsv(productRows(products)));
