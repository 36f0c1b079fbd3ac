import type { ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { adminPaths } from '../adminPaths';

/**
 * Shows the page at exactly this path. react-admin shows a resource's list at every address below it that no other
 * route serves; this redirects those to the dashboard. Specification, section 2.
 */
export function onlyAt(path: string, Page: ComponentType): ComponentType {
  return function OnlyAt() {
    const { pathname } = useLocation();
    return pathname.replace(/\/+$/, '') === path ? <Page /> : <Navigate to={adminPaths.dashboard} replace />;
  };
}
