import { type ComponentType, lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { once } from './shared/once';
import { paths } from './shared/paths';
import { type LoaderName, lateLoader } from './site/lateLoaders';
import { RootError } from './site/layout/RootError';
import { SiteLayout } from './site/layout/SiteLayout';
import { LoadingScreen } from './site/ui/LoadingScreen';

// Loads in two steps, its own code and then react-admin's, behind one spinner.
const AdminRoute = lazy(async () => ({ default: (await import('./admin/AdminRoute')).AdminRoute }));

/** A page whose path and whose loader have the same name. */
const page = (
  name: LoaderName & keyof typeof paths,
  fetch: () => Promise<{ Component: ComponentType }>,
): RouteObject => ({ path: paths[name].pattern, loader: lateLoader(name), lazy: once(fetch) });

const table: RouteObject[] = [
  {
    id: 'site',
    Component: SiteLayout,
    ErrorBoundary: RootError,
    loader: lateLoader('layout'),
    // The same on every page, so it is only reloaded when the content has changed, not on every navigation.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
    children: [
      page('home', () => import('./site/pages/home/HomePage')),
      page('about', () => import('./site/pages/about/AboutPage')),
      page('industries', () => import('./site/pages/industries/IndustriesPage')),
      page('products', () => import('./site/pages/products/ProductsPage')),
      page('compare', () => import('./site/pages/compare/ComparePage')),
      page('product', () => import('./site/pages/product/ProductPage')),
      page('blog', () => import('./site/pages/blog/BlogPage')),
      page('article', () => import('./site/pages/article/ArticlePage')),
      page('requestQuote', () => import('./site/pages/requestQuote/RequestQuotePage')),
      page('privacy', () => import('./site/pages/privacy/PrivacyPage')),
      // These show only what surrounds every page.
      { path: paths.contact.pattern, lazy: once(() => import('./site/pages/contact/ContactPage')) },
      { path: paths.thankYou.pattern, lazy: once(() => import('./site/pages/thankYou/ThankYouPage')) },
      // These bring loaders of their own.
      { path: paths.articlePreview.pattern, lazy: once(() => import('./site/pages/preview/ArticlePreview')) },
      { path: paths.productPreview.pattern, lazy: once(() => import('./site/pages/preview/ProductPreview')) },
      { path: '*', lazy: once(() => import('./site/pages/notFound/NotFoundPage')) },
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
