import icon from '@mui/icons-material/Inventory2';
import { onlyAt } from '../layout/onlyAt';
import { ProductCreate } from './ProductCreate';
import { ProductEdit } from './ProductEdit';
import { ProductList } from './ProductList';

export const products = {
  definition: {
    list: onlyAt('products', ProductList),
    hasCreate: true,
    hasEdit: true,
    icon,
  },
  Create: ProductCreate,
  Edit: ProductEdit,
};
