import { describe, expect, it } from 'vitest';
import { isRespelt, suggestQuery } from '../../../../../src/shared/catalogue/search/spelling';

const tapes = [
  { name: 'Aluminium Foil Tape', shortDescription: 'Soft foil for ducts' },
  { name: 'Reflective Tape', shortDescription: 'Seen at night, not by day, on trucks' },
  { name: 'Teflon Tape', shortDescription: 'Skived PTFE film for heat sealing' },
  { name: 'Foam Tape', shortDescription: 'Foam for mounting' },
  { name: 'Polyimide Tape', shortDescription: 'Amber film, 15 mm wide and more, to 260 °C' },
  { name: 'BOPP Tape', shortDescription: 'Closes cartons and boxes; a cell of its own' },
  { name: 'VOID Tape', shortDescription: 'Tamper-proof and water-resistant' },
  { name: 'Printed Tape', shortDescription: 'With your logo, in rolls' },
];

describe('suggests another spelling', () => {
  it.each([
    ['alumnium', 'aluminium'],
    ['refelctive tape', 'reflective tape'],
    ['refletcve', 'reflective'],
    ['refctive', 'reflective'],
    ['Telfon', 'teflon'],
    ['teflonn tapee', 'teflon tape'],
    ['foil tpae', 'foil tape'],
    ['fom tape', undefined],
    ['foom tape', 'foam tape'],
    ['kapton taep', 'kapton tape'],
    ['kaptn', 'kapton'],
    ['260 °C taep', '260 °C tape'],
    ['celo tape', 'cello tape'],
    ['foam tape 24 mm', 'foam tape'],
    ['foam tape 1.1mm x 33 mtr', 'foam tape'],
    ['blue foam tape', 'foam tape'],
    ['customised foam tape', 'foam tape'],
    ['foam welding', 'foam'],
    ['foam to foam welding', 'foam'],
    ['refelctive tape 50mm', 'reflective tape'],
    ['aluminium foil tape night', 'aluminium foil tape'],
    ['foam for mounting trucks', 'foam mounting'],
    ['foam trucks', 'foam'],
    ['ducts film', 'ducts'],
    ['foil tape for ducts at night', 'foil tape ducts'],
    ['sealing film for trucks at heat', 'sealing film heat'],
    ['film heat trucks', 'film heat'],
    ['telfon foam', 'foam'],
    ['sticky foam', 'foam'],
    ['high sided teflon tape', 'teflon tape'],
    ['two trucks', 'trucks'],
    ['foam tape 120 c', 'foam tape'],
    ['foam tape 80 deg c', 'foam tape'],
    ['oil proof foam', 'foam'],
    ['zebra foom tape', 'foam tape'],
    ['zebra refletive', 'reflective'],
    ['zebra teflen', 'teflon'],
    ['foam,48mm', 'foam'],
    ['blue/foam tape', 'foam tape'],
    ['foam-48mm', 'foam'],
    ['zebra box tape', 'box tape'],
    ['zebra trucks foim', 'trucks'],
  ])('for %j: %j', (typed, suggestion) => {
    expect(suggestQuery(tapes, typed)).toBe(suggestion);
  });
});

describe('suggests nothing', () => {
  it.each([
    'nothing-at-all',
    'xyz',
    '',
    ' ',
    '50mn',
    '260x',
    // Another number is another tape.
    '3m 5414',
    'dayz',
    'welding rods',
    'zebra foom',
    'acid proof',
    'do not enter tape',
    'tape rolls acid',
    'acid resistant tape',
    'welding tape 24 mm',
    'meflon',
    'teflnoo',
    'taxlno',
    'tfxlon',
    'rexxxctive',
    'car emblem tape',
    '0.15 mm',
    '−60 °C',
    'refelctive tape seen night trucks see tap nigh truck duct foil',
    '(((',
    'ரெப்லெக்டிவ்',
    // Two words in eleven parts, of which every choice would be tried.
    ['foam', ...Array.from({ length: 10 }, (_, index) => `foam${'+'.repeat(index + 1)}zebra`)].join(' '),
  ])('for %j', (typed) => {
    expect(suggestQuery(tapes, typed)).toBeUndefined();
  });

  it('that is only an abbreviation', () => {
    const named = [...tapes, { name: 'UL Tape', shortDescription: '' }];
    expect(suggestQuery(named, 'UL 510')).toBeUndefined();
  });
});

it.each([
  ['refelctive tape', 'reflective tape', true],
  ['Foam tape, blue', 'foam tape', false],
])('tells whether %j is respelt as %j', (query, suggestion, isOne) => {
  expect(isRespelt(query, suggestion)).toBe(isOne);
});

it('prefers the nearer word, then one of a name, then the more frequent one', () => {
  const named = (name: string) => ({ name, shortDescription: '' });
  expect(suggestQuery([named('film'), named('fill'), named('fill two')], 'filk')).toBe('fill');
  const plural = [named('polyesters'), named('polyesters two')];
  expect(suggestQuery([named('polyester'), ...plural], 'polyestr')).toBe('polyester');
  expect(suggestQuery([...plural, named('polyester')], 'polyestr')).toBe('polyester');
  const described = { name: 'Tape', shortDescription: 'To fill' };
  expect(suggestQuery([described, named('film')], 'filk')).toBe('film');
});
