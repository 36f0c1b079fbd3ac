import { useRouteLoaderData } from 'react-router-dom';
import { listCategories } from '../../shared/catalogue/category';
import { listIndustries } from '../../shared/catalogue/industry';
import { readSettings } from '../../shared/catalogue/settings';

/** What every page of the site shows around its own content. */
export async function loadSite() {
  const [categories, industries, { contact, socialLinks }] = await Promise.all([
    listCategories(),
    listIndustries(),
    readSettings(),
  ]);
  return {
    categories: categories.map(({ id, name, icon }) => ({ id, name, icon })),
    industries: industries.map(({ id, name }) => ({ id, name })),
    contact,
    socialLinks,
  };
}

export type SiteData = Awaited<ReturnType<typeof loadSite>>;

/**
 * The site's data, for what stands inside the layout.
 * @throws {Error} that names the hook, outside the layout (specification, section 8)
 */
export function useSiteData(): SiteData {
  const data = useRouteLoaderData<typeof loadSite>('site');
  if (!data) throw new Error('useSiteData must be used inside the site’s layout.');
  return data;
}
