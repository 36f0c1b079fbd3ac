import icon from '@mui/icons-material/Inventory2';
import { adminPaths } from '../adminPaths';
import { onlyAt } from '../layout/onlyAt';
import { resourceLabel } from '../words/resourceLabel';
import { ProductCreate } from './ProductCreate';
import { ProductEdit } from './ProductEdit';
import { ProductList } from './ProductList';

export const products = {
  definition: {
    list: onlyAt(adminPaths.products, ProductList),
    hasCreate: true,
    hasEdit: true,
    icon,
    options: { label: resourceLabel('products') },
  },
  Create: ProductCreate,
  Edit: ProductEdit,
};
