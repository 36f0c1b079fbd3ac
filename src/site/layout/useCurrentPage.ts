import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths';

/** For a link's `aria-current`: whether its page, or one below it, is the one that is shown. */
export function useCurrentPage(): (path: string) => 'page' | undefined {
  const { pathname } = useLocation();
  return (path) => {
    const isBelow = path !== paths.home.to() && pathname.startsWith(`${path}/`);
    return pathname === path || isBelow ? 'page' : undefined;
  };
}
