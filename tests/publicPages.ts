import type { paths } from '../src/shared/paths';

/** The pages that visitors open. */
type PublicPage = Exclude<keyof typeof paths, 'articlePreview' | 'productPreview' | 'admin' | 'adminLogin'>;

/** An address of each, for tests that open all of them. */
export const publicPages = {
  home: '/',
  about: '/about',
  industries: '/industries',
  products: '/products',
  compare: '/compare?product=vhb-tape+anti-skid-tape',
  product: '/product/vhb-tape',
  contact: '/contact',
  blog: '/blog',
  article: '/blog/thermal-tapes-moving-heat-without-screws',
  requestQuote: '/request-quote?product=anti-skid-tape',
  privacy: '/privacy-policy',
  thankYou: '/thank-you',
} as const satisfies Record<PublicPage, string>;
