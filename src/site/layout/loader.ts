import { listCategories } from '../../shared/catalogue/category';
import { listIndustries } from '../../shared/catalogue/industry';
import { readSettings } from '../../shared/catalogue/settings';

/** What every page of the site shows around its own content. */
export async function loader() {
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
    /** Of the build, on a prerendered page: what hydrates must be what was written. */
    year: new Date().getFullYear(),
  };
}

export type SiteData = Awaited<ReturnType<typeof loader>>;
