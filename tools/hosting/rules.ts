import { isAdminPath, paths } from '../../src/shared/paths.ts';
import type { Defaults } from '../content/readDefaults.ts';
import { pageFile } from '../prerender/pageFile.ts';

/*
 * How the built site is served: the single source for every host, that is for Netlify and Cloudflare Pages, Vercel and
 * nginx (through the generators in this folder), and for the local server (tools/serve.ts).
 *
 * - An address is its file's path without the extension: /about is about.html, / is index.html.
 * - A trailing slash, `.html`, /index and the path of a view's file are alternative forms of an address and redirect to
 *   it with 301 (308 if the host does so by itself). Netlify redirects at most the first, and serves the file at the
 *   others: its canonical address is right, but its script shows the not-found page. A path with several slashes in a
 *   row redirects, too, on nginx and on the local server; Netlify, Cloudflare Pages and Vercel treat it in their own
 *   ways, which no file of the build changes.
 * - A view of the product list, /products?category=…, has its own file. With another filter, a search or an order the
 *   file is products.html, though on Netlify still the view's; a host that cannot match queries (Cloudflare Pages)
 *   always serves products.html. The browser renders what the query asks for.
 * - /admin and everything below it serve the admin's shell, which noindex keeps out of search engines. robots.txt must
 *   not forbid it, or they never read the noindex.
 * - Anything else is 404.html with status 404.
 * - Hashed files never change, but what is sent in their place (a redirect, 403, 404) must not be cached. Pictures keep
 *   their names when they are made again, which is rare: they are cached for a day, and for a week may be used while the
 *   new one is fetched (netlify.ts has an exception). Everything else is revalidated each time, including the service
 *   worker.
 */

/** Headers by name. */
export type HeaderSet = Readonly<Record<string, string>>;

/** The folder of the files that have a hash of their content in their names. */
export const HASHED_FOLDER = '/assets/';

export const PICTURES_FOLDER = '/images/';

export const NOT_FOUND_FILE = '404.html';

/**
 * The address that this file would have if it were a page. nginx and the local server do not find it; other hosts send
 * the file with status 200, and its noindex keeps it out of search engines.
 */
export const notFoundPath = '/404';

/**
 * A pattern of what is not public: what the build keeps for itself and for hosts, in folders whose names start with a dot.
 * `.well-known`, by which others know a site, is public.
 */
export const HIDDEN = '/\\.(?!well-known/)';

export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  pictures: 'public, max-age=86400, stale-while-revalidate=604800',
  other: 'no-cache',
} as const;

export const admin = {
  path: paths.admin.to(),
  shell: 'admin/index.html',
  headers: { 'X-Robots-Tag': 'noindex' },
} as const;

/**
 * Files of the build for hosts; `folder` holds those that no host reads by itself. nginx and the local server serve none
 * of them, and Vercel nothing whose path starts with a dot. Cloudflare Pages and Netlify may serve those that they do
 * not read, and the build's records (.vite): they hold nothing secret.
 */
export const hostFiles = {
  headers: '_headers',
  redirects: '_redirects',
  vercel: 'vercel.json',
  folder: '.hosting',
  /** The security headers of this build, for the local server. */
  security: '.hosting/security.json',
  nginx: '.hosting/nginx.conf',
  /** The files that nginx.conf includes: nginx reads them next to the pages, so each build brings its own. */
  nginxMaps: '.hosting/maps.conf',
  nginxRules: '.hosting/rules.conf',
} as const;

/** A build's Content-Security-Policies: an enforced one, and one whose violations are only reported in the console. */
export type Policies = { enforced: string; reported?: string };

/** The headers of every response, whatever its status. */
export const securityHeaders = ({ enforced, reported }: Policies): HeaderSet => ({
  'Content-Security-Policy': enforced,
  ...(reported && { 'Content-Security-Policy-Report-Only': reported }),
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // Not `no-referrer`, because FormSubmit needs to know the site that a form comes from.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // Chat links open new windows.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
});

export const viewParameters = ['category', 'industry'] as const;

/** A filtered product list with a page of its own. */
export type View = {
  parameter: (typeof viewParameters)[number];
  value: string;
  /** Relative to the site's folder. */
  file: string;
};

/** The views that the build writes. */
export function listViews({ categories, industries }: Pick<Defaults, 'categories' | 'industries'>): View[] {
  const view = (parameter: View['parameter'], value: string): View => ({
    parameter,
    value,
    file: pageFile(paths.products.to({ [parameter]: value })),
  });
  return [
    ...categories.map(({ id }) => view('category', id)),
    ...industries.map(({ id }) => view('industry', id)),
  ];
}

/** The headers of the file at `path`, except those for its encoding and type. */
export function headersFor(path: string, security: HeaderSet): HeaderSet {
  return {
    ...security,
    'Cache-Control': cacheControl[kindOf(path)],
    ...(isAdminPath(path) && admin.headers),
  };
}

function kindOf(path: string): keyof typeof cacheControl {
  if (path.startsWith(HASHED_FOLDER)) return 'hashed';
  return path.startsWith(PICTURES_FOLDER) ? 'pictures' : 'other';
}

/** A view's file, by its parameter and its value, as a path without the extension. */
export const VIEW_FILE = new RegExp(`^${paths.products.to()}/(${viewParameters.join('|')})/([\\w-]+)$`);

/** The address to redirect this one to, with its query, or undefined if it needs no redirect. */
export function redirectTarget({ pathname, search }: URL): string | undefined {
  // Two slashes at the start would also send the browser to another host.
  const path =
    pathname
      .replace(/\/{2,}/g, '/')
      .replace(/\/$/, '')
      .replace(/(?:\/index)?\.html$|^\/index$/, '') || '/';
  const [, parameter, value] = VIEW_FILE.exec(path) ?? [];
  if (parameter && value) return paths.products.to({ [parameter]: value });
  return path === pathname ? undefined : path + search;
}
