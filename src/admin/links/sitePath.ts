import { paths } from '../../shared/paths';
import type { ResourceName } from '../../shared/storage/keys';

const pages: Partial<Record<ResourceName, (id: string) => string>> = {
  products: paths.product.to,
  categories: (id) => paths.products.to({ category: id }),
  industries: (id) => paths.products.to({ industry: id }),
  blog: paths.article.to,
};

/** Where the site shows a record: its own page, or the list of its products. Undefined for the settings. */
export const sitePath = (resource: ResourceName, id: string): string | undefined => pages[resource]?.(id);
