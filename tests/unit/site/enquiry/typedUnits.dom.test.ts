import { expect, it } from 'vitest';
import { quantityRule } from '../../../../src/site/enquiry/rules';
import { followUnits, separateUnits } from '../../../../src/site/enquiry/typedUnits';
import { UNITS } from '../../../../src/site/pages/requestQuote/quoteLines';

/** A form's first and second line; the second has this quantity and unit. */
function linesWith(typed: string, unit: string = UNITS[0]) {
  const menu = (name: string) =>
    `<select name="${name}">${UNITS.map((one) => `<option>${one}</option>`).join('')}</select>`;
  document.body.innerHTML = `<form><input name="quantity" value="7">${menu('unit')}
    <input name="quantity_2">${menu('unit_2')}</form>`;
  const form = document.querySelector('form');
  const field = (name: string) => form?.elements.namedItem(name) as HTMLInputElement;
  if (!form) throw new Error('No form was made');
  field('quantity_2').value = typed;
  field('unit_2').value = unit;
  const read = () => ['quantity', 'unit', 'quantity_2', 'unit_2'].map((name) => field(name).value);
  return { form, field, read };
}

it.each([
  ...UNITS.map((unit) => [`12 ${unit}`, '12', unit]),
  ['1 carton', '1', 'cartons'],
  ['5 Boxes', '5', 'cartons'],
  ['10 ctns.', '10', 'cartons'],
  ['1,000m', '1,000', 'metres'],
  ['1,000 Mtrs', '1,000', 'metres'],
  ['1,000 meters', '1,000', 'metres'],
  ['10 sq. meters', '10', 'square metres'],
  ['10 sqmtr', '10', 'square metres'],
  ['200 mts', '200', 'metres'],
  ['200 running metres', '200', 'metres'],
  ['200 R.Mtr', '200', 'metres'],
  ['200 Rmt', '200', 'metres'],
  ['250 sq. m.', '250', 'square metres'],
  ['250 Sq.mt', '250', 'square metres'],
  ['2.5 m²', '2.5', 'square metres'],
  ['12 reels', '12', 'rolls'],
  ['50 Kgs', '50', 'kilograms'],
  ['50 kilos', '50', 'kilograms'],
  ['500 pcs', '500', 'pieces'],
  ['1,000, rolls', '1,000', 'rolls'],
])('%j is %s %s', (typed, quantity, unit) => {
  const { form, read } = linesWith(typed);
  separateUnits(form);
  expect(read()).toEqual(['7', 'rolls', quantity, unit]);
});

it('“nos” says no unit: it is the chosen one', () => {
  const { form, read } = linesWith('500 Nos.', 'cartons');
  separateUnits(form);
  expect(read().slice(2)).toEqual(['500', 'cartons']);
});

it.each([
  '2 x 500',
  '500 rolls of 65 m',
  'about 500 rolls',
  '5 cartons of 36 rolls',
  '5 half cartons',
  '20 kg rolls',
  '500 pcs of 2 m',
  '50 sq m rolls',
  '50 nos rolls',
  '5 x 20 kg',
  '5 dozen pcs',
  '5 dozen nos',
  '48 mm',
  '48 cm²',
  '2 MT',
  'rolls',
])('leaves %j as it is', (typed) => {
  const { form, read } = linesWith(typed, 'metres');
  separateUnits(form);
  expect(read().slice(2)).toEqual([typed, 'metres']);
});

it('does so when the field is left, and keeps it', () => {
  const { form, field, read } = linesWith('500 pcs');
  let kept: string[] = [];
  form.addEventListener('input', () => {
    kept = read();
  });
  followUnits(form);
  field('quantity_2').dispatchEvent(new Event('change', { bubbles: true }));
  expect(kept.slice(2)).toEqual(['500', 'pieces']);
  expect(quantityRule(kept[2] ?? '')).toBeUndefined();
});
