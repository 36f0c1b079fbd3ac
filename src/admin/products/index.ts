import icon from '@mui/icons-material/Inventory2';
import type { Product } from '../../shared/catalogue/product';
import { onlyAt } from '../layout/onlyAt';
import { ProductCreate } from './ProductCreate';
import { ProductEdit } from './ProductEdit';
import { ProductList } from './ProductList';

export const products = {
  definition: {
    list: onlyAt('/admin/products', ProductList),
    hasCreate: true,
    hasEdit: true,
    icon,
    options: { label: 'Products' },
    recordRepresentation: (product: Product) => product.name,
  },
  Create: ProductCreate,
  Edit: ProductEdit,
};
