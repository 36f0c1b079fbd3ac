import { describe, expect, it } from 'vitest';
import {
  moreByFigures,
  offeredByFigures,
  viewByFigures,
} from '../../../../../src/shared/catalogue/search/figureSearch';
import { toProductSummary } from '../../../../../src/shared/catalogue/summaries';
import { buildProduct } from '../../../../builders';

const viewFor = (q: string) => viewByFigures({ q, sort: 'catalogue' });

it.each([
  ['200 °C masking', '200', 'masking'],
  ['masking tape for 200C', '200', 'masking tape'],
  ['tape above 210 degrees', '260', 'tape'],
  ['260 deg C', '260', undefined],
  ['masking, 200 °C', '200', 'masking'],
  ['masking-200°C tape', '200', 'masking tape'],
  ['Masking upto 200 °C', '200', 'Masking'],
  ['Above 200 °C', '200', undefined],
  ['masking 200 °C 260 °C', '200', 'masking 260°c'],
  ['masking 24 mm 200 °C', '200', 'masking 24 mm'],
])('%s is also looked for in the figures', (q, peak, words) => {
  expect(viewFor(q)).toEqual({ q: words, peak, sort: 'catalogue' });
});

it.each([
  ['foam 1mm', '1-', 'foam'],
  ['foam tape 1.0 mm thick', '1-', 'foam tape'],
  ['0.5 MM', '0.5-1', undefined],
  ['thickness of .13 mm', '0.1-0.2', undefined],
  ['8 mm seal', '1-', 'seal'],
  ['50 micron', '0.05-0.1', undefined],
  ['25 Microns polyimide', '0-0.05', 'polyimide'],
  ['180µm PTFE', '0.1-0.2', 'PTFE'],
  ['2 MIL polyester', '0.05-0.1', 'polyester'],
  ['5 mils foil', '0.1-0.2', 'foil'],
  ['40 mic BOPP', '0-0.05', 'BOPP'],
  ['foam 1 mm thk', '1-', 'foam'],
  ['foam-2mm', '1-', 'foam'],
  ['vhb-2mm tape', '1-', 'vhb tape'],
  ['foil,0.05mm', '0.05-0.1', 'foil'],
  ['foam 1mm x 24mm', '1-', 'foam'],
  ['25 mm x 0.13 mm PTFE x 33 m', '0.1-0.2', 'PTFE'],
  ['50 micron foil × 2"', '0.05-0.1', 'foil'],
  ['PTFE 0.13mmx25mmx33m', '0.1-0.2', 'PTFE'],
  ['0.13 mm PTFE 1"x10m', '0.1-0.2', 'PTFE'],
  ['Foam 1 MM, 12.5 MM wide X 10 Mtrs', '1-', 'Foam'],
  ['kapton 1 mil 1/2 inch x 36 yds', '0-0.05', 'kapton'],
  ['foam 1mm 1 1/2 inch * 5 meter', '1-', 'foam'],
  ['foil 0.05 mm, 5 cm', '0.05-0.1', 'foil'],
  ['3M 5413 0.07 mm', '0.05-0.1', '3M 5413'],
  ['foam 1 mm x 12 mm x 3m', '1-', 'foam'],
  ['foam under 1 mm', '0.5-1', 'foam'],
  ['foil max. 0.1 mm', '0.05-0.1', 'foil'],
  ['less than 50 micron', '0-0.05', undefined],
  ['upto 0.1mm', '0.05-0.1', undefined],
  ['foil below 0.1 mm', '0.05-0.1', 'foil'],
  ['maximum 0.1 mm', '0.05-0.1', undefined],
  ['more than 0.1 mm', '0.1-0.2', undefined],
])('%s is also looked for in the thicknesses', (q, thickness, words) => {
  expect(viewFor(q)).toEqual({ q: words, thickness, sort: 'catalogue' });
});

it('looks for a thickness and a temperature together', () => {
  const view = { q: 'polyimide', thickness: '0.05-0.1', peak: '260', sort: 'catalogue' };
  expect(viewFor('polyimide 0.07 mm 260 °C')).toEqual(view);
  expect(viewFor('polyimide 260 °C under 0.1 mm')).toEqual(view);
});

it.each([
  ['−40 °C', { cold: '-40' }],
  ['Minus 25 deg C', { cold: '-30' }],
  ['foam down to -30C', { cold: '-30', q: 'foam' }],
  ['foam −40 to 90 °C', { cold: '-40', peak: '100', q: 'foam' }],
  ['foam -40 °C to 90 °C', { cold: '-40', peak: '100', q: 'foam' }],
  ['foam-40 °C', { peak: '100', q: 'foam' }],
  ['1 mm -5 °C', { cold: '-10', thickness: '1-' }],
])('%s asks for the lowest temperature: %j', (q, figures) => {
  expect(viewFor(q)).toEqual({ ...figures, sort: 'catalogue' });
});

it('the list’s other filters stay when a search becomes figures', () => {
  expect(viewByFigures({ q: '200 °C', category: 'masking', peak: '100', sort: 'name' })).toEqual({
    category: 'masking',
    peak: '200',
    sort: 'name',
  });
});

it.each([
  'masking',
  '200',
  '- 40 °C',
  '10 - 40 °C',
  '−60 °C',
  '−40 to −10 °C',
  '±2 °C',
  'foam-400 °C',
  '20-40 °C',
  '20-200 °C',
  '20 to 200 °C',
  '150 °C to 200 °C',
  '1,200 °C',
  '400 °C',
  '45° edge',
  '24 mm',
  '25mm foam',
  'foam 48 mm',
  '9 mm',
  '1',
  '1 m',
  '0.1-0.2 mm',
  '0.1 to 0.2 mm',
  '0.1 mm to 0.2 mm',
  '0.1-0.2mmx25mm',
  '50 to 100 micron',
  '2 mil to 4 mil',
  '±0.1 mm',
  '0,5 mm',
])('%s is not looked for in the figures', (q) => {
  expect(viewFor(q)).toBeUndefined();
});

it('leads to the figures if more tapes are so thick than the search finds', () => {
  const thick = (value: string, shortDescription = '') =>
    toProductSummary(
      buildProduct({
        name: `Foam ${value}`,
        shortDescription,
        specifications: [{ name: 'Total thickness', value, unit: 'mm' }],
      }),
    );
  const tapes = [thick('1.0'), thick('0.8'), thick('0.38', 'For plates of 0.50 mm')];
  const view = { q: 'foam 1mm', sort: 'catalogue' } as const;
  expect(moreByFigures(tapes, view, 0)).toEqual({ view: { ...view, q: 'foam', thickness: '1-' }, count: 1 });
  expect(offeredByFigures(tapes, 'foam 1mm', 0)).toBe('1 tape: foam, 1 mm and more');
  expect(offeredByFigures(tapes, '0.5 mm', 1)).toBe('2 tapes: 0.5 to 1 mm');
  expect(offeredByFigures(tapes, '6 micron', 0)).toBeUndefined();
  expect(offeredByFigures(tapes, 'foam 0.85', 0)).toBe('2 tapes: foam, 0.5 to 1 mm');
  expect(offeredByFigures(tapes, 'foam 0.85 kg', 0)).toBeUndefined();
  expect(offeredByFigures(tapes, 'foam 0.85', 1)).toBeUndefined();
  expect(offeredByFigures(tapes, '0.9 mm thick', 0)).toBe('2 tapes: 0.5 to 1 mm');
  // What withstands heat is not asked for by a thickness.
  expect(offeredByFigures(tapes, 'heat-resistant foam 1 mm', 0)).toBeUndefined();
});

it('leads to the tapes that may be as cold, also if the words beside the figure only ask for cold', () => {
  const cold = (from: string) =>
    toProductSummary(
      buildProduct({
        name: `Tape ${from}`,
        specifications: [{ name: 'Service temperature', value: `${from} to 80`, unit: '°C' }],
      }),
    );
  const tapes = [cold('−30'), cold('−40'), cold('0')];
  expect(offeredByFigures(tapes, '−30 °C', 0)).toBe('2 tapes: −30\u00a0°C and less');
  expect(offeredByFigures(tapes, 'low temperature -40 °C', 0)).toBe('1 tape: −40\u00a0°C and less');
});

const upTo = (degrees: number, shortDescription = '', name = `Tape ${degrees}`) =>
  toProductSummary(
    buildProduct({
      name,
      shortDescription,
      specifications: [{ name: 'Service temperature', value: `−20 to ${degrees}`, unit: '°C' }],
    }),
  );

it('leads to the figures if more products withstand the temperature than the single one found', () => {
  const found = upTo(200, 'For 200 °C');
  expect(offeredByFigures([found, upTo(260)], '200 °C', 1)).toBe('2 tapes: 200\u00a0°C and more');
  expect(offeredByFigures([found, upTo(180)], '200 °C', 1)).toBeUndefined();
  expect(offeredByFigures([found, upTo(260)], 'for 200', 1)).toBeUndefined();
});

it('counts those apart that withstand the temperature all the time', () => {
  const briefly = toProductSummary(
    buildProduct({ specifications: [{ name: 'Short-term temperature', value: '200', unit: '°C' }] }),
  );
  const view = { q: '200 °C', sort: 'catalogue' } as const;
  expect(moreByFigures([upTo(200), upTo(120), briefly], view, 0)).toEqual({
    view: { q: undefined, peak: '200', sort: 'catalogue' },
    count: 2,
    lasting: { view: { q: undefined, heat: '200', sort: 'catalogue' }, count: 1 },
  });
  expect(moreByFigures([briefly], view, 0)?.lasting).toBeUndefined();
});

describe('among masking tapes', () => {
  const tapes = [
    upTo(120, '', 'Masking Tape'),
    upTo(200, 'For ovens', 'High-Temperature Masking Tape'),
    upTo(260, 'For masking', 'Polyimide Tape'),
  ];
  const offered = (q: string, found = 0) => {
    const { view, count } = moreByFigures(tapes, { q, sort: 'catalogue' }, found) ?? {};
    return view && [view.q, view.peak, count];
  };

  it('leads to all of that kind, also if their kind is one product’s whole name', () => {
    expect(offered('masking 200 °C')).toEqual(['masking', '200', 2]);
    expect(offered('masking tape 200 degree', 1)).toEqual(['masking tapes', '200', 2]);
    expect(offered('Masking Tape 260 °C')).toEqual(['Masking Tapes', '260', 1]);
    expect(offered('tape for masking 200 °C')).toEqual(['tape masking', '200', 2]);
  });

  it.each([
    ['masking 200', 'masking'],
    ['masking tape 200 ', 'masking tapes'],
    ['masking 200 tape', 'masking tapes'],
    ['masking up to 160', 'masking'],
  ])('takes the bare number of %j for a temperature if nothing else is found', (q, words) => {
    expect(offered(q)?.[0]).toBe(words);
    expect(offered(q, 1)).toBeUndefined();
  });

  it.each([
    ['high temperature masking tape 200', 'masking tapes'],
    ['heat-resistant tape 200 °C', 'tape'],
  ])('looks for the heat of %j in the figures only', (q, words) => {
    expect(offered(q)).toEqual([words, '200', 2]);
  });

  it.each(['200', 'masking 24', 'masking 205', 'masking 400', 'masking 20-200', 'masking 100 to 200'])(
    'takes the number of %j for no temperature',
    (q) => {
      expect(offered(q)).toBeUndefined();
    },
  );

  it.each(['grit', 'mm', 'm', 'µm', 'micron', 'mtr', 'rolls', '°', 'x 50', '%'])(
    'takes a number for no temperature if %j follows it',
    (unit) => {
      expect(offered(`masking 200 ${unit}`)).toBeUndefined();
      expect(offered(`masking 200${unit}`)).toBeUndefined();
    },
  );
});

it('a link that searches for thousands of digits does not keep the page busy: the test would time out', () => {
  expect(viewFor('1'.repeat(8000))).toBeUndefined();
});
