/* The modules that tools/content makes from the files in this folder. */

declare module 'virtual:defaults/versions' {
  const versions: Record<import('../storage/keys').ResourceName, string>;
  export default versions;
}
declare module 'virtual:defaults/products' {
  const products: import('../catalogue/product').Product[];
  export default products;
}
declare module 'virtual:defaults/product-summaries' {
  const summaries: import('../catalogue/product').ProductSummary[];
  export default summaries;
}
declare module 'virtual:defaults/product-by-id' {
  const loaders: Record<string, () => Promise<{ default: import('../catalogue/product').Product }>>;
  export default loaders;
}
declare module 'virtual:defaults/categories' {
  const categories: import('../catalogue/category').Category[];
  export default categories;
}
declare module 'virtual:defaults/industries' {
  const industries: import('../catalogue/industry').Industry[];
  export default industries;
}
declare module 'virtual:defaults/settings' {
  const settings: import('../catalogue/settings').Settings;
  export default settings;
}
declare module 'virtual:defaults/articles' {
  const articles: import('../catalogue/article').Article[];
  export default articles;
}
declare module 'virtual:defaults/article-summaries' {
  const summaries: import('../catalogue/article').ArticleSummary[];
  export default summaries;
}
declare module 'virtual:defaults/article-by-id' {
  const loaders: Record<string, () => Promise<{ default: import('../catalogue/article').Article }>>;
  export default loaders;
}
