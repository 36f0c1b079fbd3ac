import { logIn } from '../../e2e/admin/owner';
import type { Playground } from './monkey';

export const site: Playground = {
  addresses: [
    '/',
    '/about',
    '/industries',
    '/products',
    '/products?category=safety-tapes&q=tape',
    '/product/vhb-tape',
    '/compare?product=vhb-tape+tissue-tape',
    '/contact',
    '/blog',
    '/blog/thermal-tapes-moving-heat-without-screws',
    '/request-quote?product=anti-skid-tape',
    '/privacy-policy',
    '/thank-you',
    '/no-such-page',
  ],
  within: '^/(?!admin)',
  enter: async (page) => {
    await page.goto('/');
  },
  isOutside: (path) => path.startsWith('/admin'),
};

export const admin: Playground = {
  addresses: [
    '/admin/dashboard',
    '/admin/products',
    '/admin/products/new',
    '/admin/products/edit/vhb-tape',
    '/admin/products/edit/no-such-product',
    '/admin/categories',
    '/admin/industries',
    '/admin/industries/edit/hvac-industry',
    '/admin/blog',
    '/admin/blog/new',
    '/admin/blog/edit/storing-adhesive-tape-warmth-damp-shelf-life',
    '/admin/settings',
    '/admin/content',
    '/admin/history',
  ],
  within: '^/admin/(?!login)',
  enter: (page) => logIn(page),
  isOutside: (path) => path.startsWith('/admin/login') || !path.startsWith('/admin'),
};
