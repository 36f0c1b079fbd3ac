import icon from '@mui/icons-material/Article';
import { onlyAt } from '../layout/onlyAt';
import { ArticleCreate } from './ArticleCreate';
import { ArticleEdit } from './ArticleEdit';
import { ArticleList } from './ArticleList';

export const blog = {
  definition: {
    list: onlyAt('blog', ArticleList),
    hasCreate: true,
    hasEdit: true,
    icon,
  },
  Create: ArticleCreate,
  Edit: ArticleEdit,
};
