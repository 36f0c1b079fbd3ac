import { describe, expect, it } from 'vitest';
import {
  type ChosenFigures,
  chosenInWords,
  hasFigures,
  readFigures,
  spansOf,
} from '../../../../../src/shared/catalogue/figures/figureFilters';
import { toProductSummary } from '../../../../../src/shared/catalogue/summaries';
import { buildProduct } from '../../../../builders';

const specified = (name: string, value: string, unit?: string) =>
  toProductSummary(buildProduct({ specifications: [{ name, value, unit }] }));

const thick = (value: string, unit?: string) => specified('Total thickness', value, unit);
const warm = (value: string, unit?: string) => specified('Service temperature', value, unit);

it('reads both ends of a range below zero', () => {
  expect(spansOf(warm('−40 to −5', '°C')).get('heat')).toEqual([{ from: -40, to: -5 }]);
});

describe('a product is found by its thickness', () => {
  const finds = (product: ReturnType<typeof thick>) =>
    ['0-0.05', '0.05-0.1', '0.1-0.2', '0.2-0.5', '0.5-1', '1-'].filter((thickness) =>
      hasFigures(product, { thickness }),
    );

  it.each([
    ['0.13', 'mm', ['0.1-0.2']],
    // A range includes both its ends.
    ['0.10', 'mm', ['0.05-0.1', '0.1-0.2']],
    ['48', 'µm', ['0-0.05']],
    // The Greek letter.
    ['48', '\u03bcm', ['0-0.05']],
    ['130 micron', '', ['0.1-0.2']],
    ['130 (film 50) microns', '', ['0.1-0.2']],
    ['28 to 48um', '', ['0-0.05']],
    ['0.15, 0.3, 2', 'mm', ['0.1-0.2', '0.2-0.5', '1-']],
    ['0.05 to 0.3', 'mm', ['0-0.05', '0.05-0.1', '0.1-0.2', '0.2-0.5']],
    ['.13', 'MM ', ['0.1-0.2']],
    ['0.15 (film, clear), 0.3 (foil)', 'mm', ['0.1-0.2', '0.2-0.5']],
    ['40 and 150', 'µm', ['0-0.05', '0.1-0.2']],
    ['1,200', '\u00b5m', ['1-']],
    ['1,00,000', '\u00b5m', ['1-']],
    ['0.13 ± 0.01', 'mm', ['0.1-0.2']],
    ['0.13 ±10 %', 'mm', ['0.1-0.2']],
    ['0.13 mm ± 0.01 mm', '', ['0.1-0.2']],
    // As typed in haste.
    ['0.13±0.01mm', '', ['0.1-0.2']],
    ['0.13mm±0.01mm', '', ['0.1-0.2']],
    ['0.13(film 0.05)', 'mm', ['0.1-0.2']],
    // Each end in its own unit.
    ['0.3 mm to 700 µm', '', ['0.2-0.5', '0.5-1']],
    // The first in the last one's unit, a range in its own.
    ['0.15, 0.3 to 0.4', 'mm', ['0.1-0.2', '0.2-0.5']],
    ['20 to 30 µm, 0.15', 'mm', ['0-0.05', '0.1-0.2']],
    ['0.3 mm to 0.4, 150', 'µm', ['0.1-0.2', '0.2-0.5']],
  ])('%s %s: %j', (value, unit, spans) => {
    expect(finds(thick(value, unit))).toEqual(spans);
  });

  it.each([
    ['5', 'mil'],
    ['0.13', ''],
    ['0,125', 'mm'],
    ['0.13, without liner', 'mm'],
    ['without liner, 0.13', 'mm'],
  ])('or not at all, if it is not understood: %s %s', (value, unit) => {
    expect(finds(thick(value, unit))).toEqual([]);
  });

  it('or not at all, if it is missing', () => {
    expect(finds(toProductSummary(buildProduct()))).toEqual([]);
  });
});

const lowest = ['-10', '-20', '-30', '-40', '-50'];

it.each([
  ['−40 to 93', ['-10', '-20', '-30', '-40']],
  ['5 to 60', []],
  ['80', []],
  ['−10 to 60 °C; −30 to 60 °C (1 h)', ['-10']],
  ['−55 to −5', lowest],
])('a product of %s °C is found by its lowest temperature: %j', (value, slugs) => {
  const product = warm(value, '°C');
  expect(lowest.filter((cold) => hasFigures(product, { cold }))).toEqual(slugs);
});

describe('a product is found by its service temperature', () => {
  const bears = (value: string, unit: string) =>
    ['60', '80', '100', '120', '150', '180', '260'].filter((heat) => hasFigures(warm(value, unit), { heat }));

  it.each([
    ['−70 to 260', '°C', ['60', '80', '100', '120', '150', '180', '260']],
    ['+10 to +80', '°C', ['60', '80']],
    ['80 °C ± 2 °C', '', ['60', '80']],
    ['−40 to −5', '°C', []],
    ['−20 to 100', '°C (150 °C for 30 minutes)', ['60', '80', '100']],
    ['−20 to 100, 150 (30 min, dry)', '°C', ['60', '80', '100']],
    ['150 (short-term), −20 to 100', '°C', ['60', '80', '100']],
    ['150 (30 mins), −20 to 100', '°C', ['60', '80', '100']],
    ['150 (for 2 hrs), −20 to 100', '°C', ['60', '80', '100']],
    ['150 (up to 30 sec), −20 to 100', '°C', ['60', '80', '100']],
    ['150 (10 secs), −20 to 100', '°C', ['60', '80', '100']],
    ['150 (10 s), −20 to 100', '°C', ['60', '80', '100']],
    ['150 (1 minute), −20 to 100', '°C', ['60', '80', '100']],
    ['150 (max. 2 h), −20 to 100', '°C', ['60', '80', '100']],
    ['150 (1/2 hour), −20 to 100', '°C', ['60', '80', '100']],
    ['150 (0.5 hr), −20 to 100', '°C', ['60', '80', '100']],
    ['150 (Peak), −20 to 100', '°C', ['60', '80', '100']],
    ['150 (intermittent), −20 to 100', '°C', ['60', '80', '100']],
    ['150 (briefly), −20 to 100', '°C', ['60', '80', '100']],
    ['−20 to 150 (30 samples)', '°C', ['60', '80', '100', '120', '150']],
    // Hyphens and dashes as office programs write them.
    ['−40\u201180', '°C', ['60', '80']],
    ['\u201140\u201480', '°C', ['60', '80']],
    ['80', 'deg C', ['60', '80']],
    ['80', '℃', ['60', '80']],
    ['-20C to 80C', '', ['60', '80']],
    // The other words could mean anything.
    ['80, briefly 150', '°C', []],
    ['0 to 140', '°F', []],
  ])('%s %s: %j', (value, unit, choices) => {
    expect(bears(value, unit)).toEqual(choices);
  });
});

describe('a product is found by its short-term temperature', () => {
  const bears = (rows: Record<string, string>) => {
    const specifications = Object.entries(rows).map(([name, value]) => ({ name, value, unit: '°C' }));
    const product = toProductSummary(buildProduct({ specifications }));
    return ['120', '150', '180', '200', '260'].filter((peak) => hasFigures(product, { peak }));
  };

  it('or by its service temperature', () => {
    const both = { 'Service temperature': '−40 to 130', 'Short-term temperature': '200' };
    expect(bears(both)).toEqual(['120', '150', '180', '200']);
    expect(bears({ 'Service temperature': '−70 to 180' })).toEqual(['120', '150', '180']);
    expect(bears({ 'Short-term temperature': '150 (30 minutes)' })).toEqual(['120', '150']);
    expect(bears({ 'Short-term temperature': '110' })).toEqual([]);
  });

  it('which does not count as its service temperature', () => {
    const product = specified('Short-term temperature', '200', '°C');
    expect(hasFigures(product, { heat: '120' })).toBe(false);
  });
});

it('a product is found only if it passes all filters', () => {
  const product = toProductSummary(
    buildProduct({
      specifications: [
        { name: 'Total thickness', value: '0.13', unit: 'mm' },
        { name: 'Service temperature', value: '0 to 80', unit: '°C' },
        { name: 'Adhesive', value: 'Hot-melt rubber or solvent acrylic' },
      ],
    }),
  );
  const all: ChosenFigures = { thickness: '0.1-0.2', heat: '80', adhesive: 'acrylic' };
  expect(hasFigures(product, all)).toBe(true);
  expect(hasFigures(product, { ...all, heat: '100' })).toBe(false);
  expect(hasFigures(product, { ...all, thickness: '0.2-0.5' })).toBe(false);
  expect(hasFigures(product, { ...all, adhesive: 'rubber' })).toBe(true);
  expect(hasFigures(product, { ...all, adhesive: 'silicone' })).toBe(false);
});

it('reads only known choices from a URL, and puts them in words', () => {
  const chosen = readFigures(
    new URLSearchParams('thickness=0.1-0.2&heat=81&industry=hvac&adhesive=silicone'),
  );
  expect(chosen).toEqual({ thickness: '0.1-0.2', adhesive: 'silicone' });
  expect(chosenInWords(chosen)).toEqual([
    { name: 'adhesive', words: 'Adhesive: Silicone', choice: 'Silicone' },
    { name: 'thickness', words: 'Thickness: 0.1 to 0.2 mm', choice: '0.1 to 0.2 mm' },
  ]);
});
