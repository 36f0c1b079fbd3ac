import icon from '@mui/icons-material/Factory';
import { adminPaths } from '../adminPaths';
import { onlyAt } from '../layout/onlyAt';
import { resourceLabel } from '../words/resourceLabel';
import { IndustryEdit } from './IndustryEdit';
import { IndustryList } from './IndustryList';

export const industries = {
  definition: {
    list: onlyAt(adminPaths.industries, IndustryList),
    hasEdit: true,
    icon,
    options: { label: resourceLabel('industries') },
  },
  Edit: IndustryEdit,
};
