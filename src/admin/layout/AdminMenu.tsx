import DashboardIcon from '@mui/icons-material/Dashboard';
import HistoryIcon from '@mui/icons-material/History';
import ImportExportIcon from '@mui/icons-material/ImportExport';
import { Menu } from 'react-admin';
import { resourceNames } from '../../shared/storage/keys';
import { adminPaths } from '../adminPaths';

export const AdminMenu = () => (
  <Menu>
    <Menu.Item to={adminPaths.dashboard} primaryText="Dashboard" leftIcon={<DashboardIcon />} />
    {resourceNames.map((name) => (
      <Menu.ResourceItem key={name} name={name} />
    ))}
    <Menu.Item to={adminPaths.content} primaryText="Backup and publish" leftIcon={<ImportExportIcon />} />
    <Menu.Item to={adminPaths.history} primaryText="History" leftIcon={<HistoryIcon />} />
  </Menu>
);
