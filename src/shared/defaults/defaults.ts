import versions from 'virtual:defaults/versions';
import type { Article, ArticleSummary } from '../catalogue/article';
import type { Category } from '../catalogue/category';
import type { Industry } from '../catalogue/industry';
import type { Product, ProductSummary } from '../catalogue/product';
import type { Settings } from '../catalogue/settings';

/*
 * The built-in content, each part in a chunk of its own: a list never downloads what only a product's page shows, and a
 * browser that stores the content downloads none of it. tools/content makes the modules from the files in this folder.
 *
 * These functions, and those that call them, reject with the browser's TypeError if a chunk cannot be fetched.
 */

export { versions };

export const loadProducts = async (): Promise<Product[]> =>
  (await import('virtual:defaults/products')).default;

export const loadProductSummaries = async (): Promise<ProductSummary[]> =>
  (await import('virtual:defaults/product-summaries')).default;

export async function loadProduct(id: string): Promise<Product | undefined> {
  try {
    const { default: loaders } = await import('virtual:defaults/product-by-id');
    return Object.hasOwn(loaders, id) ? (await loaders[id]?.())?.default : undefined;
  } catch {
    // The service worker caches the chunk with all products for use offline, but none of the single ones.
    return (await loadProducts()).find((product) => product.id === id);
  }
}

export const loadCategories = async (): Promise<Category[]> =>
  (await import('virtual:defaults/categories')).default;

export const loadIndustries = async (): Promise<Industry[]> =>
  (await import('virtual:defaults/industries')).default;

export const loadSettings = async (): Promise<Settings> =>
  (await import('virtual:defaults/settings')).default;

export const loadArticles = async (): Promise<Article[]> =>
  (await import('virtual:defaults/articles')).default;

export const loadArticleSummaries = async (): Promise<ArticleSummary[]> =>
  (await import('virtual:defaults/article-summaries')).default;

export async function loadArticle(id: string): Promise<Article | undefined> {
  const { default: loaders } = await import('virtual:defaults/article-by-id');
  return Object.hasOwn(loaders, id) ? (await loaders[id]?.())?.default : undefined;
}
