import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSearchable, matchingProducts, searchProducts } from '../../../src/shared/catalogue/search';
import { anyText } from './arbitraries';

const product = (name: string, shortDescription = '') => ({ name, shortDescription });

/** Few letters, so that matches are common. */
const fewLetters = fc.string({ unit: fc.constantFrom('a', 'b', 'A', 'B', ' '), maxLength: 6 });
const anyProducts = fc.array(fc.tuple(fewLetters, fewLetters).map(([name, words]) => product(name, words)));
const anyQuery = fc.oneof(fewLetters, anyText);

describe('a search', () => {
  it.each([
    ['', false],
    ['t', false],
    [' t ', false],
    ['\t\n ', false],
    ['ta', true],
    [' ta ', true],
    ['t a', true],
    ['3M', true],
  ])('starts only with the second character that is not blank: %j', (query, starts) => {
    expect(isSearchable(query)).toBe(starts);
    expect(matchingProducts([product(`x ${query.trim()} x`)], query)).toHaveLength(starts ? 1 : 0);
  });

  it('finds by name and by short description, whatever the case', () => {
    const tapes = [product('VHB Tape'), product('Foam', 'Holds like vhb'), product('Kraft', 'Paper')];
    for (const query of ['vhb', 'VHB', 'Vhb', ' vHb ']) {
      expect(matchingProducts(tapes, query)).toEqual([tapes[0], tapes[1]]);
    }
  });

  it('looks at name and short description only', () => {
    const tape = {
      ...product('Kraft', 'Paper'),
      description: 'vhb',
      features: ['vhb'],
      id: 'vhb',
      category: 'vhb',
    };
    expect(matchingProducts([tape], 'vhb')).toEqual([]);
  });

  it('does not find a word that runs from the name into the description', () => {
    expect(matchingProducts([product('Kraft', 'Paper')], 'kraftpaper')).toEqual([]);
  });

  it.each([
    ['double sided tapes', 'Double-Sided Foam Tape'],
    ['foil tape aluminium', 'Aluminium Foil Tape'],
    ['260°C', 'PTFE tape, to 260 °C'],
    ['260C', 'PTFE tape, to 260 °C'],
    ['to 260 deg C', 'PTFE tape, to 260 °C'],
    ['aluminum foil', 'Aluminium Foil Tape'],
    ['Velcro', 'Hook-and-Loop Tape'],
    ['kapton tape', 'Polyimide Tape'],
    ['cello tape', 'BOPP Packaging Tape'],
    ['antislip', 'Anti-Slip Tape for Baths'],
    ['glow-in-the-dark film', 'Film that glows: glow in the dark'],
    ['glass cloth', 'Glass-cloth tape'],
  ])('finds by its words what it does not find as it is written: %s', (query, name) => {
    expect(matchingProducts([product('Kraft Tape'), product(name)], query)).toEqual([product(name)]);
  });

  it.each(['--', '//', ', ,', ' - '])('finds nothing by marks alone: %j', (query) => {
    expect(matchingProducts([product('Kraft Tape')], query)).toEqual([]);
  });

  it('finds by a product’s whole name what holds it, and nothing else', () => {
    const tapes = [product('Tape of foam'), product('Foam Tape')];
    expect(matchingProducts(tapes, 'foam tape')).toEqual([tapes[1]]);
    expect(matchingProducts(tapes, 'tape foam')).toEqual(tapes);
  });

  it('puts the product of that very name first', () => {
    const tapes = [product('ESD Foam Tape'), product('Foam Tape'), product('Foam Tape, thin')];
    expect(matchingProducts(tapes, 'foam tape')).toEqual([tapes[1], tapes[2], tapes[0]]);
  });

  it('puts what begins a word before what stands within one', () => {
    const tapes = [
      product('Non-conductive Film'),
      product('Plastic', 'A poor conductor'),
      product('Foil', 'Seals ducts'),
      product('Cloth Duct Tape'),
      product('Duct Tape'),
    ];
    expect(matchingProducts(tapes, 'duct')).toEqual([tapes[4], tapes[3], tapes[2], tapes[0], tapes[1]]);
  });

  it('hides nothing that holds each word behind what holds the query by chance', () => {
    const tapes = [
      product('Pipe Tape', 'A butyl tape'),
      product('Putty', 'Tape of butyl'),
      product('Butyl Sealing Tape'),
    ];
    expect(matchingProducts(tapes, 'butyl tape')).toEqual([tapes[0], tapes[2], tapes[1]]);
  });

  it('by one word keeps to what holds it as it is written', () => {
    const tapes = [product('Foams'), product('Foam')];
    expect(matchingProducts(tapes, 'foams')).toEqual([tapes[0]]);
  });

  it('takes the query’s marks for themselves', () => {
    expect(matchingProducts([product('Tape')], '.*')).toEqual([]);
    expect(matchingProducts([product('Tape (3M)')], '(3m')).toHaveLength(1);
  });

  it('puts names that begin with it before short descriptions that do, each in the catalogue’s order', () => {
    const tapes = [product('A', 'foam'), product('Foam 2'), product('B', 'foam'), product('Foam 1', 'foam')];
    expect(matchingProducts(tapes, 'foam').map(({ name }) => name)).toEqual(['Foam 2', 'Foam 1', 'A', 'B']);
  });

  it('gives at most five matches, and says how many there are', () => {
    const tapes = Array.from({ length: 7 }, (_, index) => product(`Tape ${index}`));
    expect(searchProducts(tapes, 'tape')).toEqual({ matches: tapes.slice(0, 5), total: 7 });
  });

  it('gives all that hold the query, each once, and behind them none that lacks one of its words', () => {
    fc.assert(
      fc.property(anyProducts, anyQuery, (products, query) => {
        const wanted = query.trim().toLowerCase();
        const expected = products.filter(
          ({ name, shortDescription }) =>
            wanted.length > 1 &&
            [name, shortDescription].some((words) => words.toLowerCase().includes(wanted)),
        );
        const found = matchingProducts(products, query);
        expect(new Set(found.slice(0, expected.length))).toEqual(new Set(expected));
        expect(new Set(found).size).toBe(found.length);
        for (const { name, shortDescription } of found.slice(expected.length))
          for (const word of wanted.split(/[^a-z]+/))
            expect(`${name} ${shortDescription}`.toLowerCase()).toContain(word);
        expect(searchProducts(products, query)).toEqual({ matches: found.slice(0, 5), total: found.length });
      }),
    );
  });
});
