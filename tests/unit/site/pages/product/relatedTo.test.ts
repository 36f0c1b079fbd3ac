import { expect, it } from 'vitest';
import type { Product } from '../../../../../src/shared/catalogue/product';
import { relatedTo } from '../../../../../src/site/pages/product/relatedTo';
import { buildProduct } from '../../../../builders';

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

it('related tapes share the category, those with rare words in common first', () => {
  expect(
    idsOf([
      product('elsewhere', 'Foam Gasket', { category: 'specialty-tapes', industries: ['print'] }),
      product('tissue', 'Tissue Tape'),
      product('film', 'Film Tape'),
      product('foam', 'PE Foam Tape'),
      product('acrylic-foam', 'Acrylic Foam Tape'),
    ]),
  ).toEqual(['acrylic-foam', 'foam', 'tissue', 'film']);
});

it('tapes without a category have no category in common', () => {
  const homeless = { ...vhb, category: '', industries: [] };
  expect(relatedTo(homeless, [product('other', 'VHB Tape', { category: '' })])).toEqual([]);
});

it('related tapes come from other categories, too, but only similar ones', () => {
  expect(
    idsOf([
      product('duct', 'Cloth Duct Tape', { category: 'specialty-tapes', industries: ['print'] }),
      product('gasket', 'Acrylic Foam Gasket', { category: 'specialty-tapes' }),
      product('tissue', 'Tissue Tape'),
    ]),
  ).toEqual(['tissue', 'gasket']);
});
