import { nameOf } from '../builtIn';
import { firstProduct } from './firstProducts';

/** A path, the screen's title, and a selector for something that appears once its data is loaded. */
export type Screen = readonly [path: string, title: string, ready: string];

/** Every screen of the admin behind the login. */
export const adminScreens: Record<string, readonly Screen[]> = {
  list: [
    ['/admin/dashboard', 'Dashboard', 'text=Last changes'],
    // Few rows at a time: each has the same controls.
    ['/admin/products?perPage=5', 'Products', `text=${firstProduct}`],
    ['/admin/categories', 'Categories', `text=${nameOf('safety-tapes')}`],
    ['/admin/industries', 'Industries', `text=${nameOf('hvac-industry')}`],
    ['/admin/blog', 'Articles', 'text=Smart Tapes'],
  ],
  'form of the catalogue': [
    ['/admin/products/new', 'New product', 'text=Add feature'],
    ['/admin/products/edit/vhb-tape', nameOf('vhb-tape'), `text=${nameOf('print-labels-signage-industry')}`],
    ['/admin/categories#safety-tapes', 'Categories', '[role=dialog] .ProseMirror a'],
    ['/admin/industries/edit/hvac-industry', nameOf('hvac-industry'), '.ProseMirror a'],
  ],
  'other screen': [
    ['/admin/blog/new', 'New article', '.ProseMirror'],
    [
      '/admin/blog/edit/how-pressure-sensitive-adhesives-hold',
      'How Pressure-Sensitive Adhesives Hold',
      '.ProseMirror caption',
    ],
    ['/admin/settings', 'Settings', 'text=As on an envelope.'],
    ['/admin/content', 'Backup and publish', 'text=Download all content'],
    ['/admin/history', 'History', 'text=Nothing has been changed'],
  ],
};
