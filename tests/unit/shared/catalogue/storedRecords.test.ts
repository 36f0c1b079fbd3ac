import * as v from 'valibot';
import { expect, it } from 'vitest';
import { collections } from '../../../../src/shared/catalogue/collections';
import { type ResourceName, resourceNames } from '../../../../src/shared/storage/keys';

/** What every stored record and row has. Nothing may be added: a build that requires more sets older records aside. */
const least: Record<ResourceName, object> = {
  products: {
    id: 'kraft-tape',
    name: 'Kraft Tape',
    specifications: [{ name: 'Width', value: '50' }],
    colours: [{ name: 'Brown', hex: '#a07040' }],
    seo: {},
  },
  categories: { id: 'paper-tapes', name: 'Paper Tapes', seo: {} },
  industries: { id: 'packaging', name: 'Packaging', seo: {} },
  blog: { id: 'kraft', title: 'Kraft', datePublished: '2024-08-04', dateModified: '2024-08-04' },
  settings: { gtm: {}, contact: {}, socialLinks: {}, testimonials: [{ quote: 'Holds.', author: 'A buyer' }] },
};

it.each(resourceNames)('%s that lack every field added since stay readable', (name) => {
  expect(v.safeParse(collections[name].schema, least[name]).issues).toBeUndefined();
});
