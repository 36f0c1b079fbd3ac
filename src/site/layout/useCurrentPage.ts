import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths';

/** Returns a link's `aria-current`: 'page' if it leads to the current page, 'true' if that page lies below it. */
export function useCurrentPage(): (path: string) => 'page' | 'true' | undefined {
  const { pathname } = useLocation();
  return (path) => {
    if (pathname === path) return 'page';
    // Of home, which ends in a slash itself, that is no page's beginning.
    const below = path === paths.products.to() ? paths.product.to('') : `${path}/`;
    return pathname.startsWith(below) ? 'true' : undefined;
  };
}
