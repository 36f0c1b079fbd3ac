import type { ResourceName } from '../storage/keys';
import { type Article, articles } from './article';
import { type Category, categories } from './category';
import { type Industry, industries } from './industry';
import { type Product, products } from './product';
import { type Settings, settings } from './settings';

/** All content at one moment. Settings are a list of one. */
export type Content = {
  products: Product[];
  categories: Category[];
  industries: Industry[];
  blog: Article[];
  settings: Settings[];
};

/** The collections that a change touched, in full, before and after it; empty if nothing changed. */
export type ContentChange = { before: Partial<Content>; after: Partial<Content> };

/** All current content, with the built-in records of collections that are not stored. */
export async function currentContent(): Promise<Content> {
  const [productList, categoryList, industryList, articleList, settingsList] = await Promise.all([
    products.current(),
    categories.current(),
    industries.current(),
    articles.current(),
    settings.current(),
  ]);
  return {
    products: productList,
    categories: categoryList,
    industries: industryList,
    blog: articleList,
    settings: settingsList,
  };
}

/** Like `currentContent`, but synchronous: collections that are not stored come from `otherwise`. */
export function storedContent(otherwise: Content): Content {
  return {
    products: products.stored() ?? otherwise.products,
    categories: categories.stored() ?? otherwise.categories,
    industries: industries.stored() ?? otherwise.industries,
    blog: articles.stored() ?? otherwise.blog,
    settings: settings.stored() ?? otherwise.settings,
  };
}

/** The collections in which any record was changed, added, removed or moved. */
export function changedResources(now: Content, changes: Partial<Content>): ResourceName[] {
  const resources = Object.keys(changes) as ResourceName[];
  return resources.filter((resource) => differs(now[resource], changes[resource] ?? []));
}

const differs = (before: readonly unknown[], after: readonly unknown[]) =>
  before.length !== after.length || before.some((record, index) => record !== after[index]);
