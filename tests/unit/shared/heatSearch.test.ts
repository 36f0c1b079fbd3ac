import { expect, it } from 'vitest';
import { hasMoreByHeat, viewByHeat } from '../../../src/shared/catalogue/heatSearch';
import { toProductSummary } from '../../../src/shared/catalogue/summaries';
import { buildProduct } from '../../builders';

const viewFor = (q: string) => viewByHeat({ q, sort: 'catalogue' });

it.each([
  ['200 °C masking', '200', 'masking'],
  ['masking tape for 200C', '200', 'masking tape'],
  ['tape above 210 degrees', '260', 'tape'],
  ['260 deg C', '260', undefined],
  ['masking, 200 °C', '200', 'masking,'],
])('%s is also looked for in the figures', (q, peak, words) => {
  expect(viewFor(q)).toEqual({ q: words, peak, sort: 'catalogue' });
});

it('keeps the list’s other filters', () => {
  expect(viewByHeat({ q: '200 °C', category: 'masking', peak: '100', sort: 'name' })).toEqual({
    category: 'masking',
    peak: '200',
    sort: 'name',
  });
});

it.each([
  'masking',
  '200',
  '−40 °C',
  '- 40 °C',
  'minus 40 °C',
  '20-200 °C',
  '20 to 200 °C',
  '150 °C to 200 °C',
  '1,200 °C',
  '400 °C',
  '45° edge',
])('%s is not', (q) => {
  expect(viewFor(q)).toBeUndefined();
});

it('leads to the figures if more products withstand the temperature than the single one found', () => {
  const upTo = (degrees: number, shortDescription = '') =>
    toProductSummary(
      buildProduct({
        name: `Tape ${degrees}`,
        shortDescription,
        specifications: [{ name: 'Service temperature', value: `−20 to ${degrees}`, unit: '°C' }],
      }),
    );
  const found = upTo(200, 'For 200 °C');
  expect(hasMoreByHeat([found, upTo(260)], '200 °C', 1)).toBe(true);
  expect(hasMoreByHeat([found, upTo(180)], '200 °C', 1)).toBe(false);
  expect(hasMoreByHeat([found, upTo(260)], 'for 200', 1)).toBe(false);
});
