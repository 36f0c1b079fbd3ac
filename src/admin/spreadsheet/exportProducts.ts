import { refuseIfOvertaken } from '../../shared/catalogue/changes/changeContent';
import type { Product } from '../../shared/catalogue/product';
import { download } from '../ui/download';
import { localDate } from '../words/dates';
import { toCsv } from './csv';
import { productRows } from './productRows';

/**
 * Downloads products as a table for a spreadsheet.
 * @throws {OvertakenError} if the site was updated since this page was opened
 */
export function exportProducts(products: readonly Product[]): void {
  refuseIfOvertaken('downloaded');
  download(`products-${localDate(new Date())}.csv`, 'text/csv', toCsv(productRows(products)));
}
