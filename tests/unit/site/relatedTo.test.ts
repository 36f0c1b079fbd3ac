import { expect, it } from 'vitest';
import type { Product } from '../../../src/shared/catalogue/product';
import { relatedTo } from '../../../src/site/pages/product/relatedTo';
import { buildProduct } from '../../builders';

const product = (id: string, name: string, overrides: Parameters<typeof buildProduct>[0] = {}) =>
  buildProduct({
    id,
    name,
    shortDescription: '',
    category: 'double-sided-tapes',
    industries: [],
    ...overrides,
  });

const vhb = product('vhb', 'VHB Tape', { shortDescription: 'Acrylic foam tape', industries: ['print'] });
const idsOf = (cards: readonly Product[]) => relatedTo(vhb, [vhb, ...cards]).map(({ id }) => id);

it('related tapes share the category, those with rare words in common first; a similar name alone is not enough', () => {
  expect(
    idsOf([
      product('elsewhere', 'Acrylic Foam Gasket', { category: 'specialty-tapes', industries: ['print'] }),
      product('tissue', 'Tissue Tape'),
      product('film', 'Film Tape'),
      product('foam', 'PE Foam Tape'),
      product('acrylic-foam', 'Acrylic Foam Tape'),
      product('stranger', 'Acrylic Foam Gasket', { category: 'specialty-tapes' }),
    ]),
  ).toEqual(['acrylic-foam', 'foam', 'tissue', 'film']);
});

it('tapes without a category have no category in common', () => {
  const homeless = { ...vhb, category: '', industries: [] };
  expect(relatedTo(homeless, [product('other', 'VHB Tape', { category: '' })])).toEqual([]);
});

it('related tapes come from the same industries if the category has too few, but only similar ones', () => {
  const other = { category: 'specialty-tapes', industries: ['print'] };
  expect(
    idsOf([
      product('duct', 'Cloth Duct Tape', other),
      product('gasket', 'Acrylic Foam Gasket', other),
      product('tissue', 'Tissue Tape'),
    ]),
  ).toEqual(['tissue', 'gasket']);
});
