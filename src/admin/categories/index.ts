import icon from '@mui/icons-material/Category';
import type { Category } from '../../shared/catalogue/category';
import { onlyAt } from '../layout/onlyAt';
import { CategoryList } from './CategoryList';

export const categories = {
  definition: {
    list: onlyAt('/admin/categories', CategoryList),
    icon,
    options: { label: 'Categories' },
    recordRepresentation: (category: Category) => category.name,
  },
};
