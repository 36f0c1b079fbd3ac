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

it('the four related tapes share the category, those with rare words in common first', () => {
  expect(
    idsOf([
      product('elsewhere', 'Foam Gasket', { category: 'specialty-tapes', industries: ['print'] }),
      product('tissue', 'Tissue Tape'),
      product('film', 'Film Tape'),
      product('foam', 'PE Foam Tape'),
      product('acrylic-foam', 'Acrylic Foam Tape'),
      product('cloth', 'Cloth Tape'),
    ]),
  ).toEqual(['acrylic-foam', 'foam', 'tissue', 'film']);
});

it('of tapes that are as similar otherwise, those of the same industry come first, however many others buy them', () => {
  expect(
    idsOf([
      product('film', 'Film Tape', { industries: ['hvac', 'electronics'] }),
      product('tissue', 'Tissue Tape', { industries: ['print'] }),
    ]),
  ).toEqual(['tissue', 'film']);
});

it('in a long list, a word that half of the tapes have in common relates none of another category', () => {
  const many = Array.from({ length: 100 }, (_, index) =>
    product(`other-${index}`, index % 2 ? 'Felt Tape' : 'Felt Foam', { category: 'specialty-tapes' }),
  );
  expect(idsOf(many)).toEqual([]);
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
