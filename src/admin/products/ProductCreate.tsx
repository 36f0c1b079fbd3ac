import { RecordCreate } from '../form/RecordCreate';
import { ProductForm } from './ProductForm';

export const ProductCreate = () => (
  <RecordCreate title="New product">
    <ProductForm />
  </RecordCreate>
);
