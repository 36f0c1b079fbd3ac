import icon from '@mui/icons-material/Category';
import { onlyAt } from '../layout/onlyAt';
import { CategoryList } from './CategoryList';

export const categories = {
  definition: {
    list: onlyAt('categories', CategoryList),
    icon,
  },
};
