import type { RouteObject } from 'react-router-dom';
import { paths } from './shared/paths';
import { lateLoader } from './site/lateLoaders';
import { LoadingScreen } from './site/layout/LoadingScreen';
import { RootError } from './site/layout/RootError';
import { SiteLayout } from './site/layout/SiteLayout';

/**
 * The one table of routes. The `id` of a lazy route is its module's path: the build finds the route's style
 * sheet by it.
 */
export const routes: RouteObject[] = [
  {
    id: 'site',
    Component: SiteLayout,
    ErrorBoundary: RootError,
    HydrateFallback: LoadingScreen,
    loader: lateLoader('layout'),
    // The same on every page: it is read anew where the content changed, not at each step.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
    children: [
      {
        id: 'src/site/pages/home/HomePage.tsx',
        path: paths.home.pattern,
        loader: lateLoader('home'),
        lazy: () => import('./site/pages/home/HomePage'),
      },
      {
        id: 'src/site/pages/about/AboutPage.tsx',
        path: paths.about.pattern,
        loader: lateLoader('about'),
        lazy: () => import('./site/pages/about/AboutPage'),
      },
      {
        id: 'src/site/pages/industries/IndustriesPage.tsx',
        path: paths.industries.pattern,
        loader: lateLoader('industries'),
        lazy: () => import('./site/pages/industries/IndustriesPage'),
      },
      {
        id: 'src/site/pages/products/ProductsPage.tsx',
        path: paths.products.pattern,
        loader: lateLoader('products'),
        lazy: () => import('./site/pages/products/ProductsPage'),
      },
      {
        id: 'src/site/pages/product/ProductPage.tsx',
        path: paths.product.pattern,
        loader: lateLoader('product'),
        lazy: () => import('./site/pages/product/ProductPage'),
      },
      {
        id: 'src/site/pages/contact/ContactPage.tsx',
        path: paths.contact.pattern,
        loader: lateLoader('contact'),
        lazy: () => import('./site/pages/contact/ContactPage'),
      },
      {
        id: 'src/site/pages/blog/BlogPage.tsx',
        path: paths.blog.pattern,
        loader: lateLoader('blog'),
        lazy: () => import('./site/pages/blog/BlogPage'),
      },
      {
        id: 'src/site/pages/article/ArticlePage.tsx',
        path: paths.article.pattern,
        loader: lateLoader('article'),
        lazy: () => import('./site/pages/article/ArticlePage'),
      },
      {
        id: 'src/site/pages/requestQuote/RequestQuotePage.tsx',
        path: paths.requestQuote.pattern,
        loader: lateLoader('requestQuote'),
        lazy: () => import('./site/pages/requestQuote/RequestQuotePage'),
      },
      {
        id: 'src/site/pages/privacy/PrivacyPage.tsx',
        path: paths.privacy.pattern,
        loader: lateLoader('privacy'),
        lazy: () => import('./site/pages/privacy/PrivacyPage'),
      },
      {
        id: 'src/site/pages/thankYou/ThankYouPage.tsx',
        path: paths.thankYou.pattern,
        lazy: () => import('./site/pages/thankYou/ThankYouPage'),
      },
      {
        id: 'src/site/pages/preview/ArticlePreview.tsx',
        path: paths.articlePreview.pattern,
        lazy: () => import('./site/pages/preview/ArticlePreview'),
      },
      {
        id: 'src/site/pages/preview/ProductPreview.tsx',
        path: paths.productPreview.pattern,
        lazy: () => import('./site/pages/preview/ProductPreview'),
      },
      {
        id: 'src/site/pages/notFound/NotFoundPage.tsx',
        path: '*',
        lazy: () => import('./site/pages/notFound/NotFoundPage'),
      },
    ],
  },
  {
    id: 'src/admin/AdminRoute.tsx',
    path: paths.admin.pattern,
    ErrorBoundary: RootError,
    HydrateFallback: LoadingScreen,
    lazy: () => import('./admin/AdminRoute'),
  },
];
