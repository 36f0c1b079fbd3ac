import { useRouteLoaderData } from 'react-router-dom';
import type { loader, SiteData } from './loader';

/**
 * The site's data, for components inside the layout.
 * @throws {Error} naming the hook, outside the layout (specification, section 8)
 */
export function useSiteData(): SiteData {
  const data = useRouteLoaderData<typeof loader>('site');
  if (!data) throw new Error('useSiteData must be used inside the site’s layout.');
  return data;
}
