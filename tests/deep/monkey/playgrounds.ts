import { logIn } from '../../e2e/admin/owner';
import { publicPages } from '../../publicPages';
import type { Playground } from './monkey';

export const site: Playground = {
  addresses: [...Object.values(publicPages), '/products?category=safety-tapes&q=tape', '/no-such-page'],
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
