import { forwardRef, useCallback } from 'react';
import {
  type RouterLinkProps,
  type RouterNavigateFunction,
  type RouterNavigateProps,
  type RouterProvider,
  type RouterTo,
  reactRouterProvider,
} from 'react-admin';
import { specifiedPath } from './specifiedPath';

const { Link, Navigate, useNavigate } = reactRouterProvider;

function rewrite(to: RouterTo): RouterTo {
  if (typeof to === 'string') return specifiedPath(to);
  return to.pathname ? { ...to, pathname: specifiedPath(to.pathname) } : to;
}

const SpecifiedLink = forwardRef<HTMLAnchorElement, RouterLinkProps>(({ to, ...props }, ref) => (
  <Link {...props} to={rewrite(to)} ref={ref} />
));
SpecifiedLink.displayName = 'SpecifiedLink';

const SpecifiedNavigate = ({ to, ...props }: RouterNavigateProps) => <Navigate {...props} to={rewrite(to)} />;

function useSpecifiedNavigate(): RouterNavigateFunction {
  const navigate = useNavigate();
  return useCallback(
    (to, options) => (typeof to === 'number' ? navigate(to) : navigate(rewrite(to), options)),
    [navigate],
  );
}

/**
 * react-admin's own router provider, except that its links lead to the paths of the specification (section 2), which
 * the children of each `<Resource>` in Admin.tsx serve.
 */
export const routerProvider: RouterProvider = {
  ...reactRouterProvider,
  Link: SpecifiedLink,
  Navigate: SpecifiedNavigate,
  useNavigate: useSpecifiedNavigate,
};
