import DashboardIcon from '@mui/icons-material/Dashboard';
import HistoryIcon from '@mui/icons-material/History';
import ImportExportIcon from '@mui/icons-material/ImportExport';
import { Menu, type MenuItemLinkProps } from 'react-admin';
import { NavLink } from 'react-router-dom';
import { resourceNames } from '../../shared/storage/keys';
import { adminPaths } from '../adminPaths';

/** A list of links, of which the current one is marked. By itself, react-admin's is a menu of commands. */
export const AdminMenu = () => (
  <nav aria-label="Admin">
    <Menu role="list" tabIndex={undefined}>
      <Screen to={adminPaths.dashboard} primaryText="Dashboard" leftIcon={<DashboardIcon />} />
      {resourceNames.map((name) => (
        <li key={name}>
          <Menu.ResourceItem {...asLink} name={name} />
        </li>
      ))}
      <Screen to={adminPaths.content} primaryText="Backup and publish" leftIcon={<ImportExportIcon />} />
      <Screen to={adminPaths.history} primaryText="History" leftIcon={<HistoryIcon />} />
    </Menu>
  </nav>
);

const Screen = (props: MenuItemLinkProps) => (
  <li>
    <Menu.Item {...asLink} {...props} />
  </li>
);

const asLink = { role: 'link', component: NavLink } as const;
