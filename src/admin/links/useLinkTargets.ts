import type { Content } from '../../shared/catalogue/content';
import { mainMenu } from '../../shared/mainMenu';
import { paths } from '../../shared/paths';
import { useContent } from '../storage/useContent';
import { resourceLabel } from '../words/resourceLabel';

/** A page of the site that a text can link to. */
export type LinkTarget = {
  /** The kind of page, as the menu calls it. */
  group: string;
  name: string;
  /** From the site's root. */
  address: string;
};

/** The pages of the site, group by group; none until the content is read. */
export function useLinkTargets(): LinkTarget[] {
  const content = useContent();
  return content ? targetsIn(content) : [];
}

function targetsIn({ products, categories, industries, blog }: Content): LinkTarget[] {
  const product = resourceLabel('products');
  const category = resourceLabel('categories');
  const industry = resourceLabel('industries');
  const article = resourceLabel('blog');
  return [
    ...products.map(({ id, name }) => ({ group: product, name, address: paths.product.to(id) })),
    ...categories.map(({ id, name }) => ({
      group: category,
      name,
      address: paths.products.to({ category: id }),
    })),
    ...industries.map(({ id, name }) => ({
      group: industry,
      name,
      address: paths.products.to({ industry: id }),
    })),
    ...blog.map(({ id, title }) => ({ group: article, name: title, address: paths.article.to(id) })),
    ...mainMenu.map(({ name, path }) => ({ group: 'Other pages', name, address: path })),
  ];
}
