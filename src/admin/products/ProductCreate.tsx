import { useLocation } from 'react-router-dom';
import { RecordCreate } from '../form/RecordCreate';
import { ProductForm } from './ProductForm';

/** Starts from the product that the owner duplicates, if any (DuplicateButton). */
export function ProductCreate() {
  const { state } = useLocation();
  return (
    <RecordCreate title="New product" record={state?.duplicate}>
      <ProductForm />
    </RecordCreate>
  );
}
