import ArticleIcon from '@mui/icons-material/Article';
import CategoryIcon from '@mui/icons-material/Category';
import DashboardIcon from '@mui/icons-material/Dashboard';
import FactoryIcon from '@mui/icons-material/Factory';
import HistoryIcon from '@mui/icons-material/History';
import ImportExportIcon from '@mui/icons-material/ImportExport';
import InventoryIcon from '@mui/icons-material/Inventory2';
import SettingsIcon from '@mui/icons-material/Settings';
import { Menu } from 'react-admin';
import { adminPaths } from '../adminPaths';
import { resourceLabel } from '../words/resourceLabel';

export function AdminMenu() {
  return (
    <Menu>
      <Menu.Item to={adminPaths.dashboard} primaryText="Dashboard" leftIcon={<DashboardIcon />} />
      <Menu.Item to={adminPaths.products} primaryText="Products" leftIcon={<InventoryIcon />} />
      <Menu.Item to={adminPaths.categories} primaryText="Categories" leftIcon={<CategoryIcon />} />
      <Menu.Item to={adminPaths.industries} primaryText="Industries" leftIcon={<FactoryIcon />} />
      <Menu.Item to={adminPaths.blog} primaryText={resourceLabel('blog')} leftIcon={<ArticleIcon />} />
      <Menu.Item to={adminPaths.settings} primaryText="Settings" leftIcon={<SettingsIcon />} />
      <Menu.Item to={adminPaths.content} primaryText="Backup and publish" leftIcon={<ImportExportIcon />} />
      <Menu.Item to={adminPaths.history} primaryText="History" leftIcon={<HistoryIcon />} />
    </Menu>
  );
}
