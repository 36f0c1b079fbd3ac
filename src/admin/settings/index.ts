import icon from '@mui/icons-material/Settings';
import { onlyAt } from '../layout/onlyAt';
import { SettingsPage } from './SettingsPage';

export const settings = {
  definition: {
    list: onlyAt('settings', SettingsPage),
    icon,
  },
};
