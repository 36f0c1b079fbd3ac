import DashboardIcon from '@mui/icons-material/Dashboard';
import HistoryIcon from '@mui/icons-material/History';
import ImportExportIcon from '@mui/icons-material/ImportExport';
import { Menu } from 'react-admin';
import { resourceNames } from '../../shared/catalogue/collections';
import { adminPaths } from '../adminPaths';
import { blog } from '../blog';
import { categories } from '../categories';
import { industries } from '../industries';
import { products } from '../products';
import { settings } from '../settings';
import { resourceLabel } from '../words/resourceLabel';

const resources = { products, categories, industries, blog, settings };

export function AdminMenu() {
  return (
    <Menu>
      <Menu.Item to={adminPaths.dashboard} primaryText="Dashboard" leftIcon={<DashboardIcon />} />
      {resourceNames.map((name) => {
        const { icon: Icon } = resources[name].definition;
        return (
          <Menu.Item key={name} to={adminPaths[name]} primaryText={resourceLabel(name)} leftIcon={<Icon />} />
        );
      })}
      <Menu.Item to={adminPaths.content} primaryText="Backup and publish" leftIcon={<ImportExportIcon />} />
      <Menu.Item to={adminPaths.history} primaryText="History" leftIcon={<HistoryIcon />} />
    </Menu>
  );
}
