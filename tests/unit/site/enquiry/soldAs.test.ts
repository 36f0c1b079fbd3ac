import { expect, it } from 'vitest';
import { soldAs } from '../../../../src/site/enquiry/soldAs';
import { buildProduct } from '../../../builders';

const widths = { name: ' Standard Widths ', value: '12, 19', unit: 'mm' };
const length = { name: 'Roll length', value: '33 m' };

it('names the sizes and the minimum order, and the product once', () => {
  const product = buildProduct({
    name: 'Foam Tape',
    specifications: [{ name: 'Adhesive', value: 'Acrylic' }, widths, length],
    minimumOrder: '24 rolls of 12 mm',
  });
  expect(soldAs(product)?.replaceAll('\u00a0', ' ')).toBe(
    'Standard Widths of Foam Tape: 12, 19 mm. Roll length: 33 m. Minimum order: 24 rolls of 12 mm.',
  );
});

it('names only what is known of them, and nothing if neither is', () => {
  const pads = buildProduct({
    name: 'Pads',
    specifications: [{ name: 'Pad size', value: '12 × 12', unit: 'mm' }],
  });
  expect(soldAs(pads)?.replaceAll('\u00a0', ' ')).toBe('Pad size of Pads: 12 × 12 mm.');
  expect(soldAs(buildProduct({ name: 'Foam Tape', minimumOrder: 'One carton' }))).toBe(
    'Minimum order of Foam Tape: One carton.',
  );
  expect(soldAs(buildProduct({ minimumOrder: '', specifications: [] }))).toBeUndefined();
});
