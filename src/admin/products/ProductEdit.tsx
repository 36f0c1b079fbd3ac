import { RecordEdit } from '../form/RecordEdit';
import { ProductForm } from './ProductForm';

export const ProductEdit = () => (
  <RecordEdit>
    <ProductForm />
  </RecordEdit>
);
