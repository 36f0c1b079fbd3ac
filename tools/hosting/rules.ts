import { isAdminPath, paths } from '../../src/shared/paths.ts';
import type { Defaults } from '../content/readDefaults.ts';
import { pageFile } from '../prerender/pageFile.ts';

/*
 * How the built site is served. The one source for every host: Netlify and Cloudflare Pages, Vercel and nginx
 * by the generators beside this file, and the local server (tools/serve.ts).
 *
 * - An address is its file without the ending: /about is about.html, / is index.html.
 * - A slash at the end, `.html`, /index and the path of a view's file are other ways of writing an address: 301 to it
 *   (308 where a host does so by itself; Netlify serves the view's file, whose canonical address is the view's).
 * - A view of the product list, /products?category=…, has a file of its own; a host that cannot match queries
 *   (Cloudflare Pages) serves products.html, and the browser renders the view.
 * - /admin and all below it are the admin's shell, kept out of search engines by noindex: robots.txt must not forbid
 *   it, or they never read that.
 * - Anything else is 404.html with status 404.
 * - Hashed files never change; an answer that there is none is not to be kept. Pictures keep their names when they are
 *   made again, which is seldom: a day, and while the new one is fetched the old one for a week. Everything else is
 *   asked for again each time, the service worker, too.
 */

/** Headers by name. */
export type HeaderSet = Readonly<Record<string, string>>;

/** All that lies here carries a hash of its content in its name. */
export const HASHED_FOLDER = '/assets/';

export const PICTURES_FOLDER = '/images/';

export const NOT_FOUND_FILE = '404.html';

/** The address that this file would have as a page: not found, as any other that no page has. */
export const notFoundPath = '/404';

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

/** What the build leaves for hosts to read and nobody to download; `folder` holds what no host reads by itself. */
export const hostFiles = {
  headers: '_headers',
  redirects: '_redirects',
  vercel: 'vercel.json',
  folder: '.hosting',
  /** The security headers of this build, for the local server. */
  security: '.hosting/security.json',
  nginx: '.hosting/nginx.conf',
  /** What that file includes: nginx reads it beside the pages that it fits, so that each build brings its own. */
  nginxMaps: '.hosting/maps.conf',
  nginxRules: '.hosting/rules.conf',
} as const;

/** A build's Content-Security-Policy: the one that holds, and one whose breaches the console only reports. */
export type Policies = { enforced: string; reported?: string };

/** On every answer, whatever its status. */
export const securityHeaders = ({ enforced, reported }: Policies): HeaderSet => ({
  'Content-Security-Policy': enforced,
  ...(reported && { 'Content-Security-Policy-Report-Only': reported }),
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // FormSubmit wants to know the site that a form came from, so not `no-referrer`.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // Chat links open windows of their own.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
});

export const viewParameters = ['category', 'industry'] as const;

/** A filtered product list that has a page of its own. */
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

/** The headers of the file at `path`, the encoding's and the type's aside. */
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

const VIEW_FILE = new RegExp(`^${paths.products.to()}/(${viewParameters.join('|')})/([\\w-]+)$`);

/** The address that this one is another way of writing, with its query, or undefined. */
export function redirectTarget({ pathname, search }: URL): string | undefined {
  // One slash at the start: two would send the browser to another host.
  const path = `/${pathname.replace(/^\/+|\/+$/g, '')}`.replace(/(?:\/index)?\.html$|^\/index$/, '') || '/';
  const [, parameter, value] = VIEW_FILE.exec(path) ?? [];
  if (parameter && value) return paths.products.to({ [parameter]: value });
  return path === pathname ? undefined : path + search;
}
