import { isWebAddress } from '../../shared/catalogue/addresses';
import { listCategories } from '../../shared/catalogue/category';
import { listIndustries } from '../../shared/catalogue/industry';
import { readSettings, type Settings } from '../../shared/catalogue/settings';

/** What every page of the site shows around its own content. */
export async function loader() {
  const [categories, industries, { contact, socialLinks }] = await Promise.all([
    listCategories(),
    listIndustries(),
    readSettings(),
  ]);
  return {
    categories: categories.map(({ id, name }) => ({ id, name })),
    industries: industries.map(({ id, name }) => ({ id, name })),
    contact,
    socialLinks: named(socialLinks),
    /** On a prerendered page, the build's year: hydration needs the same text. */
    year: new Date().getFullYear(),
  };
}

/** Those with a whole address, in the footer's order. */
const named = ({ facebook, linkedin, instagram }: Settings['socialLinks']) =>
  [
    { name: 'Facebook', address: facebook },
    { name: 'LinkedIn', address: linkedin },
    { name: 'Instagram', address: instagram },
  ].filter(({ address }) => isWebAddress(address));

export type SiteData = Awaited<ReturnType<typeof loader>>;
