import type { ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { ResourceName } from '../../shared/storage/keys';
import { adminPaths } from '../adminPaths';

/**
 * Shows a resource's list at exactly its address. react-admin shows it at every address below that no other route serves;
 * this redirects those to the dashboard. Specification, section 2.
 */
export function onlyAt(resource: ResourceName, List: ComponentType): ComponentType {
  return function OnlyAt() {
    const { pathname } = useLocation();
    const isThere = pathname.replace(/\/+$/, '') === adminPaths[resource];
    return isThere ? <List /> : <Navigate to={adminPaths.dashboard} replace />;
  };
}
