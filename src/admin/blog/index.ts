import icon from '@mui/icons-material/Article';
import { adminPaths } from '../adminPaths';
import { onlyAt } from '../layout/onlyAt';
import { resourceLabel } from '../words/resourceLabel';
import { ArticleCreate } from './ArticleCreate';
import { ArticleEdit } from './ArticleEdit';
import { ArticleList } from './ArticleList';

export const blog = {
  definition: {
    list: onlyAt(adminPaths.blog, ArticleList),
    hasCreate: true,
    hasEdit: true,
    icon,
    options: { label: resourceLabel('blog') },
  },
  Create: ArticleCreate,
  Edit: ArticleEdit,
};
