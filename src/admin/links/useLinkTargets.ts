import type { Content } from '../../shared/catalogue/content';
import { mainMenu } from '../../shared/mainMenu';
import { paths } from '../../shared/paths';
import { useContent } from '../storage/useContent';
import { resourceLabel } from '../words/resourceLabel';

/** A page of the site that a text can link to. */
type LinkTarget = {
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
  const target = (group: string, name: string, address: string): LinkTarget => ({ group, name, address });
  return [
    ...products.map(({ id, name }) => target(resourceLabel('products'), name, paths.product.to(id))),
    ...categories.map(({ id, name }) =>
      target(resourceLabel('categories'), name, paths.products.to({ category: id })),
    ),
    ...industries.map(({ id, name }) =>
      target(resourceLabel('industries'), name, paths.products.to({ industry: id })),
    ),
    ...blog.map(({ id, title }) => target(resourceLabel('blog'), title, paths.article.to(id))),
    ...mainMenu.map(({ name, path }) => target('Other pages', name, path)),
  ];
}
