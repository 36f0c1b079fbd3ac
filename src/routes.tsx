import { lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { paths } from './shared/paths';
import { lateLoader } from './site/lateLoaders';
import { RootError } from './site/layout/RootError';
import { SiteLayout } from './site/layout/SiteLayout';
import { once } from './site/once';
import { LoadingScreen } from './site/ui/LoadingScreen';

// Loads in two steps, its own code and then react-admin's, behind one spinner.
const AdminRoute = lazy(async () => ({ default: (await import('./admin/AdminRoute')).AdminRoute }));

const table: RouteObject[] = [
  {
    id: 'site',
    Component: SiteLayout,
    ErrorBoundary: RootError,
    loader: lateLoader('layout'),
    // The same on every page, so it is only reloaded when the content has changed, not on every navigation.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
    children: [
      {
        path: paths.home.pattern,
        loader: lateLoader('home'),
        lazy: once(() => import('./site/pages/home/HomePage')),
      },
      {
        path: paths.about.pattern,
        loader: lateLoader('about'),
        lazy: once(() => import('./site/pages/about/AboutPage')),
      },
      {
        path: paths.industries.pattern,
        loader: lateLoader('industries'),
        lazy: once(() => import('./site/pages/industries/IndustriesPage')),
      },
      {
        path: paths.products.pattern,
        loader: lateLoader('products'),
        lazy: once(() => import('./site/pages/products/ProductsPage')),
      },
      {
        path: paths.compare.pattern,
        loader: lateLoader('compare'),
        lazy: once(() => import('./site/pages/compare/ComparePage')),
      },
      {
        path: paths.product.pattern,
        loader: lateLoader('product'),
        lazy: once(() => import('./site/pages/product/ProductPage')),
      },
      {
        path: paths.contact.pattern,
        loader: lateLoader('contact'),
        lazy: once(() => import('./site/pages/contact/ContactPage')),
      },
      {
        path: paths.blog.pattern,
        loader: lateLoader('blog'),
        lazy: once(() => import('./site/pages/blog/BlogPage')),
      },
      {
        path: paths.article.pattern,
        loader: lateLoader('article'),
        lazy: once(() => import('./site/pages/article/ArticlePage')),
      },
      {
        path: paths.requestQuote.pattern,
        loader: lateLoader('requestQuote'),
        lazy: once(() => import('./site/pages/requestQuote/RequestQuotePage')),
      },
      {
        path: paths.privacy.pattern,
        loader: lateLoader('privacy'),
        lazy: once(() => import('./site/pages/privacy/PrivacyPage')),
      },
      {
        path: paths.thankYou.pattern,
        lazy: once(() => import('./site/pages/thankYou/ThankYouPage')),
      },
      {
        path: paths.articlePreview.pattern,
        lazy: once(() => import('./site/pages/preview/ArticlePreview')),
      },
      {
        path: paths.productPreview.pattern,
        lazy: once(() => import('./site/pages/preview/ProductPreview')),
      },
      {
        path: '*',
        lazy: once(() => import('./site/pages/notFound/NotFoundPage')),
      },
    ],
  },
  {
    path: paths.admin.pattern,
    ErrorBoundary: RootError,
    element: (
      <Suspense fallback={<LoadingScreen />}>
        <AdminRoute />
      </Suspense>
    ),
  },
];

/** Only addresses written as they are here: for others hosts have no file, nor a password before the admin. */
const asWritten = (route: RouteObject): RouteObject =>
  Object.assign(route, { caseSensitive: true, children: route.children?.map(asWritten) });

/** The one table of routes. */
export const routes = table.map(asWritten);
