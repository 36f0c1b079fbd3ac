import { once } from '../once';

/*
 * The built-in content, each part in a chunk of its own: a list never downloads what only a product's page shows, and a
 * browser that stores the content downloads none of it. tools/content makes the modules from the files in this folder;
 * virtual.d.ts says what each holds.
 *
 * These functions, and those that call them, reject with the browser's TypeError if a chunk cannot be fetched.
 */

export { default as versions } from 'virtual:defaults/versions';

export const loadProducts = once(async () => (await import('virtual:defaults/products')).default);

export const loadProductSummaries = once(
  async () => (await import('virtual:defaults/product-summaries')).default,
);

const loadProductLoaders = once(async () => (await import('virtual:defaults/product-by-id')).default);

/** The product with this id, or undefined. */
export async function loadProduct(id: string) {
  try {
    const loaders = await loadProductLoaders();
    return Object.hasOwn(loaders, id) ? (await loaders[id]?.())?.default : undefined;
  } catch {
    // The service worker caches the chunk with all products for use offline, but none of the single ones.
    return (await loadProducts()).find((product) => product.id === id);
  }
}

export const loadCategories = once(async () => (await import('virtual:defaults/categories')).default);

export const loadIndustries = once(async () => (await import('virtual:defaults/industries')).default);

export const loadSettings = once(async () => (await import('virtual:defaults/settings')).default);

export const loadArticles = once(async () => (await import('virtual:defaults/articles')).default);

export const loadArticleSummaries = once(
  async () => (await import('virtual:defaults/article-summaries')).default,
);

const loadArticleLoaders = once(async () => (await import('virtual:defaults/article-by-id')).default);

/** The article with this id, or undefined. */
export async function loadArticle(id: string) {
  const loaders = await loadArticleLoaders();
  return Object.hasOwn(loaders, id) ? (await loaders[id]?.())?.default : undefined;
}
