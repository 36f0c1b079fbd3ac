import DownloadIcon from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { useDataProvider, useListContext, useTranslate } from 'react-admin';
import type { Product } from '../../shared/catalogue/product';
import { exportProducts } from '../spreadsheet/exportProducts';

/** Downloads the chosen products as a table for a spreadsheet. */
export function BulkExportButton() {
  const { selectedIds } = useListContext<Product>();
  const dataProvider = useDataProvider();
  const translate = useTranslate();

  async function exportChosen() {
    const { data } = await dataProvider.getMany<Product>('products', { ids: selectedIds });
    exportProducts(data);
  }

  return (
    <Button size="small" startIcon={<DownloadIcon />} onClick={() => void exportChosen()}>
      {translate('ra.action.export')}
    </Button>
  );
}
