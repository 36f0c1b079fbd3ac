import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSearchable } from '../../../../../src/shared/catalogue/search/isSearchable';
import { matchingProducts, searchProducts } from '../../../../../src/shared/catalogue/search/search';
import { anyText } from '../../arbitraries';

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
    ['°', false],
    // One character, although two code units.
    ['😀', false],
    ['\t\n ', false],
    ['ta', true],
    [' ta ', true],
    ['t a', true],
    ['3M', true],
  ])('needs at least two characters, not counting spaces around them: %j', (query, starts) => {
    expect(isSearchable(query)).toBe(starts);
    expect(matchingProducts([product(`x ${query.trim()} x`)], query)).toHaveLength(starts ? 1 : 0);
  });

  it('finds products by name and short description, whatever the case', () => {
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

  it('does not find a word that spans the end of the name and the start of the description', () => {
    expect(matchingProducts([product('Kraft', 'Paper')], 'kraftpaper')).toEqual([]);
  });

  it.each([
    ['double sided tapes', 'Double-Sided Foam Tape'],
    ['foil tape aluminium', 'Aluminium Foil Tape'],
    ['260°C', 'PTFE tape, to 260 °C'],
    ['260C', 'PTFE tape, to 260 °C'],
    ['to 260 deg C', 'PTFE tape, to 260 °C'],
    ['260 degrees celsius', 'PTFE tape, to 260 °C'],
    ['260 degree tape', 'PTFE tape, to 260 °C'],
    ['hook & loop', 'Hook-and-Loop Tape'],
    ['"foil"', 'Aluminium Foil Tape'],
    ["plumber's tape", 'PTFE Thread Seal Tape'],
    ['d/s tapes', 'Double-Sided Foam Tape'],
    ['A/C tape', 'PVC Air-Conditioning Wrapping Tape'],
    ['fibreglass', 'Glass-cloth tape'],
    ['non-skid', 'Anti-Skid Tape'],
    ['aluminum foil', 'Aluminium Foil Tape'],
    ['Velcro', 'Hook-and-Loop Tape'],
    ['kapton tape', 'Polyimide Tape'],
    ['cello tape', 'BOPP Packaging Tape'],
    ['sello', 'BOPP Packaging Tape'],
    ['fibre glass tape', 'Glass-cloth tape'],
    ['tape for heat sealer', 'Tape for heat-sealing bars'],
    ['plumbers', 'PTFE Thread Seal Tape'],
    ['nomex', 'Aramid Paper Tape'],
    ['antislip', 'Anti-Slip Tape for Baths'],
    ['anti slip', 'Anti-Skid Tape'],
    ['antislip tapes', 'Anti-Skid Tape'],
    ['non-slip', 'Anti-Skid Tape'],
    ['anti skid', 'Anti-Slip Tape for Baths'],
    ['nonskid', 'Anti-Slip Tape for Baths'],
    ['grip tape', 'Anti-Slip Tape for Baths'],
    ['ducting tape', 'Cloth Duct Tape'],
    ['duct tape?', 'Cloth Duct Tape'],
    ['deep freeze tape', 'Freezer-Grade Tape'],
    ['cold storage tape', 'Carton tape for a cold room'],
    ['transparent', 'Clear PET Tape'],
    ['transparent tape', 'Clear PET Tape'],
    ['anti static tape', 'Antistatic Packing Tape'],
    ['static', 'Antistatic Packing Tape'],
    ['danger tape', 'Caution Tape'],
    ['glow-in-the-dark film', 'Film that glows: glow in the dark'],
    ['glass cloth', 'Glass-cloth tape'],
    ['heatsink tape', 'Tape for heat sinks'],
    ['ducttape', 'Cloth Duct Tape'],
    ['vhbtape', 'VHB Tape by 3M'],
    ['floormarkingtape', 'ESD Floor Marking Tape'],
    ['uhmwpe', 'UHMW-PE Tape'],
    ['both side tape', 'Double-Sided Foam Tape'],
    ['2-side tapes', 'Double-Sided Foam Tape'],
    ['2sided', 'Double-Sided Foam Tape'],
    ['2 way tape', 'Double-Sided Foam Tape'],
    ['steel grip tape', 'PVC Electrical Tape'],
    ['vapor', 'Against vapour'],
    ['mylar', 'Polyester Film Tape'],
    ['retro-reflective tape', 'Silver Reflective Tape'],
    ['retroreflective', 'Silver Reflective Tape'],
    ['BOPP tape price', 'BOPP Packaging Tape'],
    ['BOPP tape price list', 'BOPP Packaging Tape'],
    ['BOPP tape rate per roll', 'BOPP Packaging Tape'],
    ['3M VHB alternative', 'VHB Tape by 3M'],
    ['3M 467MP or equivalent', 'Adhesive Transfer Tape'],
    ['3M 467 50 mm', 'Adhesive Transfer Tape'],
    ['4965 tape', 'Double-Sided PET Tape'],
    ['3M 4910 or equivalent', 'VHB Tape'],
    ['Nitto 903UL', 'Skived PTFE Film Tape'],
    ['973UL tape 0.13 mm', 'PTFE Silicone Adhesive Tape, 0.13 mm'],
    ['anti-corrosion tape', 'Pipe Wrapping Tape'],
    ['fiberglass strapping tape', 'Cross Filament Tape'],
    ['EN20471 tape', 'Reflective Tape to EN ISO 20471'],
    ['EN 471', 'Reflective Tape to EN ISO 20471'],
    ['hi-viz', 'For high-visibility vests'],
    ['stitch on tape', 'Sew-on tape'],
    ['foil tape 48mm', 'Aluminium Foil Tape'],
    ['2" foil tape', 'Aluminium Foil Tape'],
    ['12.5 mm foil', 'Aluminium Foil Tape'],
    ['foil tape 5 cm', 'Aluminium Foil Tape'],
    ['48 mm x 65 mtr foil', 'Aluminium Foil Tape'],
    ['foil tape 48mmx65m', 'Aluminium Foil Tape'],
    ['foil tape 2"X50 meters', 'Aluminium Foil Tape'],
    ['foil tape 1/2 inch x 60 yards', 'Aluminium Foil Tape'],
    ['foil tape 1 1/2 inches', 'Aluminium Foil Tape'],
    ['foil tape 24mm wide', 'Aluminium Foil Tape'],
    ['3M 467MP or equivalent, 50 mm × 50 m', 'Adhesive Transfer Tape'],
    ['24mm 3M 425', 'Aluminium Foil Tape'],
    ['silver foil tape 48 mm x 25 m', 'Aluminium Foil Tape'],
    ['1 inch 3M 5413', 'Polyimide Tape'],
    ['VHB 12 mm x 3m', 'VHB Tape'],
    ['Kapton 12 mm x 33 m – 50 rolls', 'Polyimide Tape'],
    ['foil tapes, qty: 24 nos.', 'Aluminium Foil Tape'],
    ['foil tape 24pcs', 'Aluminium Foil Tape'],
    ['foil tape 200 Rmt', 'Aluminium Foil Tape'],
    ['foil tape 5 kgs', 'Aluminium Foil Tape'],
    ['foil tape 1,000 nos', 'Aluminium Foil Tape'],
    ['foil tape 1,50,500 nos', 'Aluminium Foil Tape'],
    ['foil tape 50 rolls per month, required urgently', 'Aluminium Foil Tape'],
    ['2\tfoil tape\t48 mm x 25 m\t24\tNos', 'Aluminium Foil Tape'],
    ['3\tfoil tape\t500\tRmt', 'Aluminium Foil Tape'],
    ['1. foil tape', 'Aluminium Foil Tape'],
    ['12) Kapton 12 mm x 33 m', 'Polyimide Tape'],
    ['foil tape rolls', 'Aluminium Foil Tape'],
    ['foil tape 50 rolls price', 'Aluminium Foil Tape'],
    ['foil tape price 10 boxes', 'Aluminium Foil Tape'],
    ['foil tape 2 inch 65 mtr', 'Aluminium Foil Tape'],
    ['foil self-adhesive tape', 'Aluminium Foil Tape'],
    ['foil tape manufacturers in Chennai', 'Aluminium Foil Tape'],
    ['foil tape 48 mm dealers near me', 'Aluminium Foil Tape'],
    ['suppliers of foil tape', 'Aluminium Foil Tape'],
    ['buy foil tape online', 'Aluminium Foil Tape'],
    ['what is the price of kapton tape', 'Polyimide Tape'],
    ['i need foil tape', 'Aluminium Foil Tape'],
    ['vhb tape TDS', 'VHB Tape'],
    ['foil tape wholesale cost', 'Aluminium Foil Tape'],
    ['BOPP self adhesive tape 2 inch 65 mtr', 'BOPP Packaging Tape'],
    ['2 side gum tape', 'Double-Sided Foam Tape'],
    ['double-sided gum tape', 'Double-Sided Foam Tape'],
    ['both sides gum tape', 'Double-Sided Foam Tape'],
    ['both sided tape', 'Double-Sided Foam Tape'],
    ['2 sided gum', 'Double-Sided Foam Tape'],
    ['red liner tape', 'Red-lined PET Tape'],
    ['ATG', 'Adhesive Transfer Tape'],
    ['3M E1020', 'Plate-Mounting Tape'],
    ['tesa 52015 0.38', 'Plate-Mounting Tape, 0.38 mm'],
    ['3M 1350', 'Polyester Insulation Tape'],
    ['3M 8898', 'MOPP Strapping Tape'],
    ['pasting tape', 'Tape for mounting'],
    ['temper proof', 'Tamper-Proof Tape'],
    ['3M 8992', 'Green polyester film, silicone adhesive'],
    ['customised tape', 'Printed BOPP Tape'],
    ['heat proof tape', 'Heat-resistant tape'],
    ['luminous tape', 'Glow-in-the-Dark Tape'],
    ['kapton ESD', 'Antistatic Polyimide Tape'],
    ['ESD safe kapton', 'Antistatic Polyimide Tape'],
    ['ESD tapes', 'Antistatic Packing Tape'],
    ['stereo tape', 'Plate-Mounting Tape'],
    ['stereo mounting tape', 'Plate-Mounting Tape'],
    ['cushion mount', 'Plate-Mounting Tape'],
    ['sticky back tape', 'Plate-Mounting Tape'],
    ['washable tape', 'Tape for what is washed often'],
  ])('finds by its words what does not contain the query as typed: %s', (query, name) => {
    expect(matchingProducts([product('Kraft Tape'), product(name)], query)).toEqual([product(name)]);
  });

  it('finds a word that is typed in two, and no part of one that is not', () => {
    const tapes = [product('Photoluminescent Film'), product('Tape for hammered sheet')];
    expect(matchingProducts(tapes, 'photo luminescent')).toEqual([tapes[0]]);
    expect(matchingProducts(tapes, 'red tape')).toEqual([]);
  });

  it('puts no name first that begins with the first word only', () => {
    const tapes = [product('Foam Tape', 'To seal ducts'), product('Seal of Foam')];
    expect(matchingProducts(tapes, 'foam seal')).toEqual(tapes.toReversed());
  });

  it.each(['atape', 'filmtape', 'inkp', 'ofink'])(
    'does not take for two words what may be none: %s',
    (query) => {
      expect(matchingProducts([product('Film', 'Tape: a tape of ink, padded')], query)).toEqual([]);
    },
  );

  it.each(['0.13mm', '0.13 mm', '130 micron', '130 mic', '130microns', '130 μm', '130um'])(
    'finds a figure with its unit: %s',
    (query) => {
      const tapes = [product('Thick', '0.135 mm, 1130 µm'), product('PVC', '0.13 mm (130 µm).')];
      expect(matchingProducts(tapes, query)).toEqual([tapes[1]]);
    },
  );

  it('adds to those that contain a temperature by chance those that name it', () => {
    const tapes = [
      product('Fabric', 'About 200 cd/(lx·m²)'),
      product('Film', 'To 200 °C'),
      product('To 2000 °C'),
    ];
    expect(matchingProducts(tapes, '200 C')).toEqual([tapes[0], tapes[1]]);
  });

  it('finds a word of one or two letters at the start of others only if it stands nowhere on its own', () => {
    const tapes = [product('Cotton Tape'), product('Ribbon of T/C fabric'), product('PET Foam Tape')];
    expect(matchingProducts(tapes, 't/c')).toEqual([tapes[1]]);
    expect(matchingProducts(tapes, 'foam pe')).toEqual([tapes[2]]);
    const own = product('PE Foam');
    expect(matchingProducts([...tapes, own], 'foam pe')).toEqual([own]);
  });

  it.each([
    ['5mm reflective tape', 'Reflective tape, 55 mm wide'],
    ['50 mm tape', 'Foam tape, 0.50 mm'],
    ['20 mm', 'Film tape, 0.205 mm'],
    ['2" tape', 'Polyimide tape for 260 °C'],
    ['tape 0.1 mm', 'Tape of 0.13 mm'],
  ])('does not find the figure of %j in %j', (query, name) => {
    expect(matchingProducts([product(name)], query)).toEqual([]);
  });

  it.each([
    ['foam 0.5 mm', 'Foam tape, 0.50 mm'],
    ['foam 2.0mm', 'Foam tape, 2 mm'],
  ])('finds the decimal of %j in %j', (query, name) => {
    expect(matchingProducts([product(name)], query)).toHaveLength(1);
  });

  it('leaves a width out only if nothing has it, and never all that says which tape', () => {
    const tapes = [product('Ribbon, 48 mm'), product('Foam Ribbon')];
    expect(matchingProducts(tapes, 'ribbon 48mm')).toEqual([tapes[0]]);
    expect(matchingProducts(tapes, 'ribbon 2 inch')).toEqual(tapes);
    for (const query of ['24 mm tape', '24 mm tape rolls'])
      expect(matchingProducts([product('Foam Tape')], query)).toEqual([]);
    expect(matchingProducts([product('Foam Tape')], 'foam 2 mm')).toEqual([]);
    expect(matchingProducts([product('Foam Tape')], 'foam 48 mmhg')).toEqual([]);
  });

  it('takes a turn by some degrees for no temperature', () => {
    expect(matchingProducts([product('180° peel')], '180 °C')).toEqual([]);
  });

  it('finds a word and what stands for it', () => {
    const tapes = [product('Clear PET Tape'), product('Transparent Grid Tape'), product('Antistatic Tape')];
    expect(matchingProducts(tapes, 'transparent')).toEqual([tapes[1], tapes[0]]);
    const own = product('Tape against static');
    expect(matchingProducts([...tapes, own], 'anti-static tape')).toEqual([tapes[2]]);
  });

  it('does not take a question for the price for a word of a text', () => {
    const tapes = [product('Coil Tape', 'Rated for 130 °C'), product('Kraft Tape')];
    expect(matchingProducts(tapes, 'tape rate')).toEqual(tapes);
    expect(matchingProducts(tapes, 'rate')).toEqual([tapes[0]]);
    expect(matchingProducts(tapes, 'price')).toEqual([]);
    expect(matchingProducts(tapes, 'price tape')).toEqual([]);
  });

  it('leaves out what sellers are asked only if nothing has it, and never all that says which tape', () => {
    const tapes = [product('Low-Cost Tape'), product('Foam Tape'), product('Freezer Tape')];
    expect(matchingProducts(tapes, 'tape low cost')).toEqual([tapes[0]]);
    expect(matchingProducts(tapes, 'foam low cost')).toEqual([]);
    // For a page.
    expect(matchingProducts(tapes, 'free sample')).toEqual([]);
    for (const query of ['tape suppliers', 'buy tape', 'best', 'manufacturers of', 'tape TDS'])
      expect(matchingProducts(tapes, query)).toEqual([]);
  });

  it.each(['--', '//', ', ,', ' - '])('finds nothing by punctuation alone: %j', (query) => {
    expect(matchingProducts([product('Kraft Tape')], query)).toEqual([]);
  });

  it('finds only what contains the query if that is a product’s whole name', () => {
    const tapes = [product('Tape of foam'), product('Foam Tape')];
    expect(matchingProducts(tapes, 'foam tape')).toEqual([tapes[1]]);
    expect(matchingProducts(tapes, 'tape foam')).toEqual(tapes);
  });

  it('puts a product whose name is the query first', () => {
    const tapes = ['ESD Foam Tape', 'Foam Tapes', 'Foam Tape', 'Foam Tape, thin'].map((name) =>
      product(name),
    );
    expect(matchingProducts(tapes, 'foam tape')).toEqual([tapes[2], tapes[1], tapes[3], tapes[0]]);
  });

  it('of equally near ones puts those first whose names have little besides', () => {
    const tapes = [
      product('Tamper-Proof Security Packing Tape'),
      product('BOPP Packaging Tape', 'Packing tape'),
    ];
    expect(matchingProducts(tapes, 'packing tape')).toEqual([tapes[1], tapes[0]]);
  });

  it('puts what contains the query before what means the same', () => {
    const tapes = [
      product('Anti-Skid Tape'),
      product('PTFE Tape', 'Slippery film'),
      product('Anti-Slip Bath Tape'),
    ];
    expect(matchingProducts(tapes, 'anti-slip')).toEqual([tapes[2], tapes[0]]);
    expect(matchingProducts(tapes, 'slip')).toEqual([tapes[2], tapes[1], tapes[0]]);
  });

  it('puts matches at the start of a word before those within one', () => {
    const tapes = [
      product('Non-conductive Film'),
      product('Plastic', 'A poor conductor'),
      product('Foil', 'Seals ducts'),
      product('Cloth Duct Tape'),
      product('Duct Tape'),
    ];
    expect(matchingProducts(tapes, 'duct')).toEqual([tapes[4], tapes[3], tapes[2], tapes[0], tapes[1]]);
  });

  it('finds products that contain each word even if another contains the query by chance', () => {
    const tapes = [
      product('Pipe Tape', 'A butyl tape'),
      product('Putty', 'Tape of butyl'),
      product('Butyl Sealing Tape'),
    ];
    expect(matchingProducts(tapes, 'butyl tape')).toEqual([tapes[2], tapes[0], tapes[1]]);
  });

  it('puts first whose name begins with the first word and has the others, even if others contain the query', () => {
    const tapes = ['Coloured BOPP Tape', 'Tape of BOPP', 'BOPP Packaging Tape'].map((name) => product(name));
    for (const query of ['bopp tape', 'BOPP tapes', 'bopp tape 48 mm'])
      expect(matchingProducts(tapes, query)[0]).toEqual(tapes[2]);
    expect(matchingProducts([...tapes, product('BOPP Tape')], 'bopp tape')).toEqual([
      product('BOPP Tape'),
      tapes[0],
    ]);
  });

  it('leaves out what only joins words, if others are left', () => {
    const tapes = [
      product('Green Tape', 'Masking in powder coating'),
      product('Sticky Mat', 'Laid before doors'),
    ];
    for (const query of ['masking before powder coating', 'tape for masking during coating'])
      expect(matchingProducts(tapes, query)).toEqual([tapes[0]]);
    expect(matchingProducts(tapes, 'before')).toEqual([tapes[1]]);
  });

  it('takes what is proof against something for what is resistant to it, and to nothing else', () => {
    const tapes = [
      product('Acrylic Tape', 'UV-stabilised'),
      product('Crepe Tape', 'Heat-resistant, for oil fields'),
      product('Butyl Tape', 'Waterproof'),
    ];
    for (const query of ['uv resistant', 'UV proof tape'])
      expect(matchingProducts(tapes, query)).toEqual([tapes[0]]);
    for (const query of ['heatproof', 'tape with heat resistance'])
      expect(matchingProducts(tapes, query)).toEqual([tapes[1]]);
    for (const query of ['water resistant tape', 'waterproofing', 'water proof'])
      expect(matchingProducts(tapes, query)).toEqual([tapes[2]]);
    expect(matchingProducts(tapes, 'oil resistant')).toEqual([]);
    expect(matchingProducts(tapes, 'tape heat resis')).toEqual([tapes[1]]);
  });

  it('for a single word finds only what contains it as typed, if anything does', () => {
    const tapes = [product('Kapton Tape'), product('Polyimide Film')];
    expect(matchingProducts(tapes, 'polyimide')).toEqual([tapes[1]]);
    expect(matchingProducts([product('Glas')], 'glass')).toEqual([]);
  });

  it('adds to those that contain a plural word those that have its singular, the latter first if it begins their name', () => {
    const tapes = [product('Foam Tape'), product('Adhesive Tape', 'Bonds foams'), product('Tape', 'Of foam')];
    expect(matchingProducts(tapes, 'foams')).toEqual(tapes);
  });

  it('finds tapes by their colours after those that have the words in their texts, all of which stay', () => {
    const cloth = { ...product('Cloth Tape'), colourNames: 'Silver, Red oxide, Yellow/black' };
    const red = product('Red Cloth Tape');
    expect(matchingProducts([cloth, product('Foil Tape'), red], 'cloth tape red')).toEqual([red, cloth]);
    for (const query of ['yellow black tape', 'red cloth tape 48 mm', 'silver tapes'])
      expect(matchingProducts([cloth], query)).toEqual([cloth]);
    const gummed = { ...product('Paper Tape'), colourNames: 'Red' };
    expect(matchingProducts([gummed, product('Reddish Tape')], 'red tap')).toHaveLength(2);
    for (const query of ['blue cloth tape', 'ilver tape', 'tape silver yellowish', 'red'])
      expect(matchingProducts([cloth, red], query)).toEqual(query === 'red' ? [red] : []);
    const clear = { ...product('Packing Tape'), colourNames: 'Clear' };
    expect(matchingProducts([clear, product('Transparent Tape')], 'transparent')).toHaveLength(1);
    for (const query of ['transparent', 'transparent tape'])
      expect(matchingProducts([clear], query)).toEqual([clear]);
  });

  it('finds a word that stands in brackets', () => {
    const tapes = [product('Reflective Tape', 'For rescue (EN 469, NFPA 1971)'), product('Tape (3M)')];
    expect(matchingProducts(tapes, 'EN reflective')).toEqual([tapes[0]]);
    expect(matchingProducts(tapes, '(reflective) en 469')).toEqual([tapes[0]]);
    expect(matchingProducts(tapes, 'tape 3m')).toEqual([tapes[1]]);
  });

  it('takes punctuation in the query literally', () => {
    expect(matchingProducts([product('Tape')], '.*')).toEqual([]);
    expect(matchingProducts([product('Tape (3M)')], '(3m')).toHaveLength(1);
  });

  it('puts names that start with it before short descriptions that do, each in the catalogue’s order', () => {
    const tapes = [product('A', 'foam'), product('Foam 2'), product('B', 'foam'), product('Foam 1', 'foam')];
    expect(matchingProducts(tapes, 'foam').map(({ name }) => name)).toEqual(['Foam 2', 'Foam 1', 'A', 'B']);
  });

  it('returns at most five matches, and how many there are', () => {
    const tapes = Array.from({ length: 7 }, (_, index) => product(`Tape ${index}`));
    expect(searchProducts(tapes, 'tape')).toEqual({ matches: tapes.slice(0, 5), total: 7 });
  });

  it('returns all products that contain the query, each once, and else only ones with all its words', () => {
    fc.assert(
      fc.property(anyProducts, anyQuery, (products, query) => {
        const wanted = query.trim().toLowerCase();
        const containing = products.filter(
          ({ name, shortDescription }) =>
            wanted.length > 1 &&
            [name, shortDescription].some((words) => words.toLowerCase().includes(wanted)),
        );
        const found = matchingProducts(products, query);
        expect(found).toEqual(expect.arrayContaining(containing));
        expect(new Set(found).size).toBe(found.length);
        const others = found.filter((one) => !containing.includes(one));
        for (const { name, shortDescription } of others) {
          // A word of the query may be several of the text, typed as one.
          const letters = `${name} ${shortDescription}`.toLowerCase().replace(/[^a-z]+/g, '');
          for (const word of wanted.split(/[^a-z]+/)) expect(letters).toContain(word);
        }
        expect(searchProducts(products, query)).toEqual({ matches: found.slice(0, 5), total: found.length });
      }),
    );
  });
});

it('leaves nothing out of what is too long for a search: a link with thousands of line numbers kept the page busy', () => {
  const tapes = [product('Foam Tape')];
  expect(matchingProducts(tapes, `1. ${'foam '.repeat(90)}`)).toEqual(tapes);
  expect(matchingProducts(tapes, `1. ${'foam '.repeat(110)}`)).toEqual([]);
});
