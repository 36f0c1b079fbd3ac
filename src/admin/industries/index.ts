import icon from '@mui/icons-material/Factory';
import { onlyAt } from '../layout/onlyAt';
import { IndustryEdit } from './IndustryEdit';
import { IndustryList } from './IndustryList';

export const industries = {
  definition: {
    list: onlyAt('industries', IndustryList),
    hasEdit: true,
    icon,
  },
  Edit: IndustryEdit,
};
