import icon from '@mui/icons-material/Settings';
import { adminPaths } from '../adminPaths';
import { onlyAt } from '../layout/onlyAt';
import { resourceLabel } from '../words/resourceLabel';
import { SettingsPage } from './SettingsPage';

export const settings = {
  definition: {
    list: onlyAt(adminPaths.settings, SettingsPage),
    icon,
    options: { label: resourceLabel('settings') },
    recordRepresentation: () => 'Settings',
  },
};
