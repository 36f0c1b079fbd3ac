import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths';

/** A link's `aria-current`: 'page' where it leads to the page that is shown, 'true' where that one lies below it. */
export function useCurrentPage(): (path: string) => 'page' | 'true' | undefined {
  const { pathname } = useLocation();
  return (path) => {
    if (pathname === path) return 'page';
    const below = path === paths.products.to() ? paths.product.to('') : `${path}/`;
    return path !== paths.home.to() && pathname.startsWith(below) ? 'true' : undefined;
  };
}
