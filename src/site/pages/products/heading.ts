import { paths } from '../../../shared/paths';
import type { ProductsData } from './loader';

type Heading = {
  h1: string;
  title: string;
  description: string;
  /** The view's canonical address; a search, and a category within one industry, have none. */
  path?: string;
  /** What its description is about. */
  about?: string;
};

/** A view's heading, and its title and description for search engines. */
export function heading({ view, categories, industries, described }: ProductsData): Heading {
  const category = categories.find(({ id }) => id === view.category)?.name;
  const industry = industries.find(({ id }) => id === view.industry)?.name;
  if (view.q) {
    return {
      h1: `Search: ${view.q}`,
      title: `Search: ${view.q}`,
      description: `Tapes that match “${view.q}”.`,
    };
  }
  if (category && industry) {
    const h1 = `${category} for ${industry}`;
    return { h1, title: h1, description: `${category} that the ${industry} industry uses.` };
  }
  if (described) {
    const { name, subtitle, seo } = described;
    const own = category ? name : `Tapes for ${name}`;
    return {
      h1: seo.h1 || own,
      title: seo.title || own,
      description: seo.description || subtitle,
      path: paths.products.to({ category: view.category, industry: view.industry }),
      about: category ? name : `tapes for ${name}`,
    };
  }
  return {
    h1: 'Industrial adhesive tapes',
    title: 'All industrial adhesive tapes',
    description:
      'Industrial tapes with their figures: safety, reflective, double-sided, specialty, PTFE and antistatic. Filter by industry, adhesive, thickness or temperature.',
    path: paths.products.to(),
  };
}
