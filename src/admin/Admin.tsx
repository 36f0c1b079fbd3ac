import { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CustomRoutes, type DataProvider, Admin as ReactAdmin, Resource } from 'react-admin';
import { Navigate, Route } from 'react-router-dom';
import { company } from '../shared/company';
import { paths } from '../shared/paths';
import { adminPaths } from './adminPaths';
import { LoginPage } from './auth/LoginPage';
import { authProvider } from './authProvider';
import { blog } from './blog';
import { categories } from './categories';
import { BackupPage } from './content/BackupPage';
import { DashboardPage } from './dashboard/DashboardPage';
import { HistoryPage } from './history/HistoryPage';
import { i18nProvider } from './i18nProvider';
import { industries } from './industries';
import { AdminLayout } from './layout/AdminLayout';
import { AdminNotification } from './layout/AdminNotification';
import { products } from './products';
import { routerProvider } from './routerProvider';
import { settings } from './settings';
import { listStore } from './storage/listStore';
import { darkTheme, lightTheme } from './theme';

/** Content is in the browser, so nothing may wait for a connection, as react-query does by default. */
const newQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { networkMode: 'always' }, mutations: { networkMode: 'always' } },
  });

const ToDashboard = () => <Navigate to={adminPaths.dashboard} replace />;

/** The owner's side of the product. Specification, section 2. */
export function Admin({ dataProvider }: { dataProvider: DataProvider }) {
  const [queryClient] = useState(newQueryClient);
  return (
    <ReactAdmin
      basename={paths.admin.to()}
      title={`${company.name} admin`}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      routerProvider={routerProvider}
      store={listStore}
      queryClient={queryClient}
      theme={lightTheme}
      darkTheme={darkTheme}
      layout={AdminLayout}
      loginPage={LoginPage}
      notification={AdminNotification}
      catchAll={ToDashboard}
      // Without a login on another site, its return address is unknown like any other.
      authCallbackPage={false}
      disableTelemetry
      requireAuth
    >
      <Resource name="products" {...products.definition}>
        <Route path="new" element={<products.Create />} />
        <Route path="edit/:id" element={<products.Edit />} />
      </Resource>
      <Resource name="categories" {...categories.definition} />
      <Resource name="industries" {...industries.definition}>
        <Route path="edit/:id" element={<industries.Edit />} />
      </Resource>
      <Resource name="blog" {...blog.definition}>
        <Route path="new" element={<blog.Create />} />
        <Route path="edit/:id" element={<blog.Edit />} />
      </Resource>
      <Resource name="settings" {...settings.definition} />
      <CustomRoutes>
        <Route path="/" element={<ToDashboard />} />
        <Route path="/dashboard" element={<DashboardPage />} />
        <Route path="/content" element={<BackupPage />} />
        <Route path="/history" element={<HistoryPage />} />
      </CustomRoutes>
    </ReactAdmin>
  );
}
