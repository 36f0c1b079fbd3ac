/** Every page's URL: `pattern` for the route table, `to` for links. Specification, section 2. */
export const paths = {
  home: { pattern: '/', to: () => '/' },
  about: { pattern: '/about', to: () => '/about' },
  industries: { pattern: '/industries', to: () => '/industries' },
  products: { pattern: '/products', to: (query: ProductListQuery = {}) => `/products${search(query)}` },
  /** Products side by side. */
  compare: {
    pattern: '/compare',
    to: (productIds: readonly string[] = []) => `/compare${search({ product: productIds.join(' ') })}`,
  },
  product: {
    pattern: '/product/:productId',
    to: (productId: string) => `/product/${urlPart(productId)}`,
  },
  contact: { pattern: '/contact', to: () => '/contact' },
  blog: { pattern: '/blog', to: (query: { category?: string } = {}) => `/blog${search(query)}` },
  article: { pattern: '/blog/:slug', to: (slug: string) => `/blog/${urlPart(slug)}` },
  requestQuote: {
    pattern: '/request-quote',
    /**
     * `product`: ids separated by spaces; `q`: what was searched for in vain; `lines`: how many lines the form shows, if
     * more than there are products.
     */
    to: (query: { product?: string; q?: string; lines?: string } = {}) => `/request-quote${search(query)}`,
  },
  privacy: { pattern: '/privacy-policy', to: () => '/privacy-policy' },
  /** The record in a form of the admin, shown as its page will be (shared/storage/preview.ts). */
  articlePreview: { pattern: '/preview/article', to: () => '/preview/article' },
  productPreview: { pattern: '/preview/product', to: () => '/preview/product' },
  thankYou: { pattern: '/thank-you', to: () => '/thank-you' },
  admin: { pattern: '/admin/*', to: () => '/admin' },
  adminLogin: { pattern: '/admin/login', to: () => '/admin/login' },
} as const;

/** The service worker's file, at the root because a worker controls only pages at or below its own path. */
export const workerPath = '/sw.js';

/** The file that feed readers follow: every article. */
export const feedPath = '/feed.xml';

/** Whether the address is the admin's, which a host may protect and which is only opened by a full page load. */
export const isAdminPath = (pathname: string): boolean =>
  pathname === paths.admin.to() || pathname.startsWith(`${paths.admin.to()}/`);

/** Whether the address is that of a file, such as a picture, rather than a page. */
export const isFilePath = (pathname: string): boolean => /\.[^/]*$/.test(pathname);

/** The product list's filters by figures (catalogue/figures/figureFilters.ts). */
export const figureParameters = ['adhesive', 'thickness', 'heat', 'peak', 'cold'] as const;

/** The query parameters that pages read. Any others do not make it another page. */
export const pageParameters = ['category', 'industry', ...figureParameters, 'q', 'sort', 'product', 'lines'];

/** The product list's view, as in the URL's query. */
type ProductListQuery = Partial<Record<(typeof figureParameters)[number], string>> & {
  category?: string;
  industry?: string;
  q?: string;
  sort?: string;
};

function search(query: Record<string, string | undefined>): string {
  const filled = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return filled.length > 0 ? `?${new URLSearchParams(filled)}` : '';
}

/**
 * The text encoded as a part of a URL. A lone surrogate (from a name cut in the middle of an emoji) has no UTF-8 form,
 * and encodeURIComponent alone would throw; it becomes U+FFFD, as in URLSearchParams.
 */
export const urlPart = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

/** A part of a URL decoded; a part that is not validly encoded is returned as it is. */
export function fromUrlPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
