import { expect, it } from 'vitest';
import { pagesNamed } from '../../../../../src/shared/catalogue/search/pagesNamed';
import { buildProduct } from '../../../../builders';

const lists = {
  categories: [{ id: 'safety', name: 'Safety Tapes' }],
  industries: [{ id: 'hvac', name: 'HVAC' }],
};
const products = [buildProduct({ category: 'safety', industries: ['hvac'] }), buildProduct()];
const named = (q: string) => pagesNamed(q, products, lists).map(({ href }) => href);

it('leads to a category or industry, with its number of tapes', () => {
  expect(pagesNamed('safety', products, lists)).toEqual([
    { href: '/products?category=safety', words: 'All of our Safety Tapes (1)' },
  ]);
  expect(pagesNamed('tapes for hvac', products, lists)).toEqual([
    { href: '/products?industry=hvac', words: 'All tapes for HVAC (1)' },
  ]);
});

it.each([
  ['MOQ', '/about#order'],
  ['minimum order quantity', '/about#order'],
  ['Lead time', '/about#order'],
  ['dispatch time', '/about#order'],
  ['free sample', '/about#order'],
  ['TDS', '/about#tests'],
  ['safety data sheet', '/about#tests'],
  ['data sheet PDF', '/about#tests'],
  ['phone number', '/contact'],
  [' E-mail id ', '/contact'],
  ['price list', '/request-quote'],
  ['wholesale', '/about#order'],
  ['bulk order', '/about#order'],
  ['test certificate', '/about#tests'],
  ['ISO certified', '/about#tests'],
  ['near me', '/contact'],
  ['Catalogue', '/products'],
  ['product catalog PDF', '/products'],
  ['brochure', '/products'],
  ['distributor', '/about'],
  ['tape manufacturers in Chennai', '/about'],
  ['about us', '/about'],
  ['tape dealers near me', '/about'],
  ['tape vendors', '/about'],
])('%j leads to the page that answers it', (q, href) => {
  expect(named(q)).toEqual([href]);
});

it.each([
  'a tape',
  'phone tape',
  'delivery bags',
  'number plate',
  'sample box seal',
  'cheap',
  'time',
  'report file',
])('%j, which may ask for a tape, leads to none', (q) => {
  expect(named(q)).toEqual([]);
});
