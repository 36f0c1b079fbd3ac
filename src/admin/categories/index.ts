import icon from '@mui/icons-material/Category';
import { adminPaths } from '../adminPaths';
import { onlyAt } from '../layout/onlyAt';
import { resourceLabel } from '../words/resourceLabel';
import { CategoryList } from './CategoryList';

export const categories = {
  definition: {
    list: onlyAt(adminPaths.categories, CategoryList),
    icon,
    options: { label: resourceLabel('categories') },
  },
};
