import { resourcesWithScreens } from './adminPaths';

const GENERATED = new RegExp(`^/admin/(${resourcesWithScreens.join('|')})/([^/?#]+)(?=$|[?#])`);

/**
 * Returns the specification's path for one that react-admin generated: `…/products/create` becomes `…/products/new`,
 * and `…/products/vhb-tape` becomes `…/products/edit/vhb-tape`. Other paths are returned unchanged.
 */
export function specifiedPath(path: string): string {
  return path.replace(GENERATED, (whole, resource: string, last: string) => {
    if (last === 'create') return `/admin/${resource}/new`;
    return last === 'new' || last === 'edit' ? whole : `/admin/${resource}/edit/${last}`;
  });
}
