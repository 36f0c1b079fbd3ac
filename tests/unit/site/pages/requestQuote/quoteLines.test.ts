import { describe, expect, it } from 'vitest';
import { fieldOf, lineField, lineNumberOf } from '../../../../../src/site/enquiry/lineNames';
import { checkEnquiry, quantityRule, required } from '../../../../../src/site/enquiry/rules';
import { lineOrigin, lineRules } from '../../../../../src/site/pages/requestQuote/quoteLines';
import { formDataOf } from '../../support/forms';

/** The invalid fields of a line that is filled with these values. */
function wrongFields(index: number, line: Record<string, string>): string[] {
  const fields = ['product', 'quantity', 'unit', 'size'] as const;
  const typed = fields.map((field) => [lineField(field, index), line[field] ?? '']);
  const form = formDataOf(Object.fromEntries(typed));
  return Object.keys(checkEnquiry(form, lineRules(index, { required, quantityRule })));
}

it('names the first line’s fields as a request for one tape does', () => {
  expect(lineField('quantity', 0)).toBe('quantity');
  expect(lineField('quantity', 1)).toBe('quantity_2');
});

it('keeps what was typed into a line apart from that of the same product’s other lines', () => {
  expect(lineOrigin([], 0)).toBeUndefined();
  expect(lineOrigin(['VHB', 'Foam'], 1)).toBe('Foam');
  expect(lineOrigin(['Foam'], 0)).toBe('Foam');
  expect(lineOrigin(['Foam'], 1)).not.toBe('Foam');
  expect(lineOrigin(['VHB'], 1)).not.toBe(lineOrigin(['Foam'], 1));
  expect(lineOrigin(['VHB'], 1)).toBe(lineOrigin(['VHB'], 2));
});

it.each([
  ['quantity', 'quantity', 1],
  ['quantity_2', 'quantity', 2],
  ['size_10', 'size', 10],
  ['application', 'application', 1],
])('“%s” is the field “%s” in line %d', (name, field, line) => {
  expect([fieldOf(name), lineNumberOf(name)]).toEqual([field, line]);
});

describe('a line of a quote request', () => {
  const whole = { product: 'VHB Tape', quantity: '500', unit: 'rolls' };

  it.each([0, 1])('number %i is valid with a product, a quantity and a unit', (index) => {
    expect(wrongFields(index, whole)).toEqual([]);
  });

  it('may be left empty, unless it is the first', () => {
    expect(wrongFields(1, {})).toEqual([]);
    expect(wrongFields(1, { size: ' ' })).toEqual([]);
    expect(wrongFields(1, { unit: 'rolls' })).toEqual([]);
    expect(wrongFields(0, {})).toEqual(['product', 'quantity']);
  });

  it.each(['product', 'quantity'])('requires its %s once anything is filled in', (missing) => {
    expect(wrongFields(1, { ...whole, [missing]: '' })).toEqual([`${missing}_2`]);
    expect(wrongFields(1, { size: '12 mm × 33 m', ...whole, [missing]: '' })).toEqual([`${missing}_2`]);
  });
});
