/*
 * The loaders of the prerendered pages, with the store and the schemas that they read through. These pages reach this
 * chunk only through lateLoaders.ts; the not-found page and the previews have their own.
 */
export { loader as layout } from './layout/loader';
export { loader as about } from './pages/about/loader';
export { loader as article } from './pages/article/loader';
export { loader as blog } from './pages/blog/loader';
export { loader as compare } from './pages/compare/loader';
export { loader as home } from './pages/home/loader';
export { loader as industries } from './pages/industries/loader';
export { loader as privacy } from './pages/privacy/loader';
export { loader as product } from './pages/product/loader';
export { loader as products } from './pages/products/loader';
export { loader as requestQuote } from './pages/requestQuote/loader';
