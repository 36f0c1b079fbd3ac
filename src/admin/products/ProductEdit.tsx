import { useRecordContext } from 'react-admin';
import type { Product } from '../../shared/catalogue/product';
import { RecordEdit } from '../form/RecordEdit';
import { ProductForm } from './ProductForm';

export const ProductEdit = () => (
  <RecordEdit title={<ProductTitle />}>
    <ProductForm />
  </RecordEdit>
);

const ProductTitle = () => <span>{useRecordContext<Product>()?.name ?? 'Product'}</span>;
