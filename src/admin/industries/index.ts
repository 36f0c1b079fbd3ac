import icon from '@mui/icons-material/Factory';
import type { Industry } from '../../shared/catalogue/industry';
import { onlyAt } from '../layout/onlyAt';
import { IndustryEdit } from './IndustryEdit';
import { IndustryList } from './IndustryList';

export const industries = {
  definition: {
    list: onlyAt('/admin/industries', IndustryList),
    hasEdit: true,
    icon,
    options: { label: 'Industries' },
    recordRepresentation: (industry: Industry) => industry.name,
  },
  Edit: IndustryEdit,
};
