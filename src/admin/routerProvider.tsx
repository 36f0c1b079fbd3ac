import { useCallback, useMemo } from 'react';
import {
  type RouterLinkProps,
  type RouterLocation,
  type RouterNavigateFunction,
  type RouterNavigateOptions,
  type RouterProvider,
  type RouterTo,
  reactRouterProvider,
} from 'react-admin';
import { paths } from '../shared/paths';
import { specifiedPath } from './specifiedPath';

const { Link, useLocation, useNavigate } = reactRouterProvider;

function rewrite(to: RouterTo): RouterTo {
  if (typeof to === 'string') return specifiedPath(to);
  return to.pathname ? { ...to, pathname: specifiedPath(to.pathname) } : to;
}

const leadsToLogin = (to: RouterTo) => (typeof to === 'string' ? to : to.pathname) === paths.adminLogin.to();

/**
 * Back would lead to a page that opens the login again, so the login replaces it. The login leads back to the path and
 * the query that it is given; the hash, which names the open category, goes along as the end of the query.
 */
const toLogin = ({ state, ...options }: RouterNavigateOptions = {}): RouterNavigateOptions => ({
  ...options,
  ...(state && { state: { ...state, nextSearch: `${state.nextSearch}${window.location.hash}` } }),
  replace: true,
});

const SpecifiedLink = ({ to, ...props }: RouterLinkProps) => <Link {...props} to={rewrite(to)} />;

function useSpecifiedNavigate(): RouterNavigateFunction {
  const navigate = useNavigate();
  return useCallback(
    (to, options) => {
      if (typeof to === 'number') return navigate(to);
      const target = rewrite(to);
      return navigate(target, leadsToLogin(target) ? toLogin(options) : options);
    },
    [navigate],
  );
}

/**
 * react-admin fills any form with what `source` in the address says. By a link, a stranger could put a snippet into a tab
 * of the settings that is not open, and the owner's next save would keep it.
 */
function useHarmlessLocation(): RouterLocation {
  const location = useLocation();
  return useMemo(
    () => (new URLSearchParams(location.search).has('source') ? { ...location, search: '' } : location),
    [location],
  );
}

/**
 * react-admin's own router provider, except that its links lead to the paths of the specification (section 2), which
 * the children of each `<Resource>` in Admin.tsx serve, that the login takes the place of the page that needs it, and
 * that no address fills a form.
 */
export const routerProvider: RouterProvider = {
  ...reactRouterProvider,
  Link: SpecifiedLink,
  useLocation: useHarmlessLocation,
  useNavigate: useSpecifiedNavigate,
};
