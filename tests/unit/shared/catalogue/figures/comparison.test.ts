import { expect, it } from 'vitest';
import { compareProducts } from '../../../../../src/shared/catalogue/figures/comparison';
import { buildProduct } from '../../../../builders';

const thin = buildProduct({
  specifications: [
    { name: 'Adhesive', value: 'Acrylic' },
    { name: 'Total thickness', value: '0.13', unit: 'mm', testMethod: 'ASTM D3652' },
    { name: 'Peel', value: '8', unit: 'N', testMethod: 'ASTM D3330' },
  ],
  colours: [
    { name: 'Red', hex: '#aa0000' },
    { name: 'White', hex: '#ffffff' },
  ],
  brand: '3M',
  minimumOrder: '10 rolls',
});
const thick = buildProduct({
  specifications: [
    { name: 'total Thickness ', value: '1.1', unit: 'mm', testMethod: 'ASTM D3652' },
    { name: 'Peel', value: '8', unit: 'N', testMethod: 'IS 2880' },
    { name: 'Adhesive', value: 'Acrylic' },
    { name: 'Density', value: '720', unit: 'kg/m³' },
  ],
});

it('compares products property by property, and tells in which their stated values differ', () => {
  expect(compareProducts([thin, thick])).toEqual([
    { name: 'Adhesive', values: [{ value: 'Acrylic' }, { value: 'Acrylic' }], differs: false },
    {
      name: 'Total thickness',
      testMethod: 'ASTM D3652',
      values: [{ value: '0.13\u00a0mm' }, { value: '1.1\u00a0mm' }],
      differs: true,
    },
    {
      name: 'Peel',
      values: [
        { value: '8\u00a0N', testMethod: 'ASTM D3330' },
        { value: '8\u00a0N', testMethod: 'IS 2880' },
      ],
      differs: false,
    },
    { name: 'Colours', values: [{ value: 'Red, White' }, undefined], differs: false },
    { name: 'Brand', values: [{ value: '3M' }, undefined], differs: false },
    { name: 'Minimum order', values: [{ value: '10 rolls' }, undefined], differs: false },
    { name: 'Density', values: [undefined, { value: '720\u00a0kg/m³' }], differs: false },
  ]);
});

it('colours are one property, wherever a product lists them', () => {
  const listed = buildProduct({
    colours: [{ name: 'Black', hex: '#000000' }],
    specifications: [{ name: 'Colour', value: 'As the list' }],
  });
  const written = buildProduct({ specifications: [{ name: 'Colours', value: 'Grey' }] });
  expect(compareProducts([listed, written]).map(({ values }) => values)).toEqual([
    [{ value: 'Black' }, { value: 'Grey' }],
  ]);
});

it('the same colours in another order do not differ, but other lists do', () => {
  const coloured = (...names: string[]) =>
    buildProduct({
      colours: names.map((name) => ({ name, hex: '#000000' })),
      specifications: [{ name: 'Adhesive', value: names.join(', ') }],
    });
  const typed = buildProduct({ specifications: [{ name: 'Colour', value: 'white,black; Grey' }] });
  const [adhesive, colours] = compareProducts([
    coloured('Grey', 'White', 'Black'),
    coloured('Black', 'Grey', 'White', 'Black'),
    typed,
  ]);
  expect(adhesive).toMatchObject({ differs: true });
  expect(colours).toEqual({
    name: 'Colours',
    values: [
      { value: 'Grey, White, Black' },
      { value: 'Black, Grey, White, Black' },
      { value: 'white,black; Grey' },
    ],
    differs: false,
  });
  const withRed = compareProducts([coloured('Grey', 'White'), coloured('White', 'Grey', 'Red')]);
  expect(withRed.at(-1)).toMatchObject({ name: 'Colours', differs: true });
});

it('two rows of the same name are joined', () => {
  const twice = buildProduct({
    specifications: [
      { name: 'Peel', value: '8', unit: 'N', testMethod: 'ASTM D3330' },
      { name: 'peel ', value: '4', unit: 'N', testMethod: 'IS 2880' },
    ],
  });
  expect(compareProducts([twice])).toEqual([
    {
      name: 'Peel',
      testMethod: 'ASTM D3330; IS 2880',
      values: [{ value: '8\u00a0N; 4\u00a0N' }],
      differs: false,
    },
  ]);
});

it('the same figure written in another way does not differ', () => {
  const specified = (value: string) =>
    buildProduct({ specifications: [{ name: 'Thickness', value, unit: 'mm' }] });
  for (const [one, other] of [
    ['0.05', '0.050 '],
    ['−40 to 120', '-40–120'],
    ['25 µm', '25 μm'],
    ['180°C', '180 °C'],
    ['1,000', '1000'],
    ['1,00,000', '100,000'],
    ['.5', '0.5'],
    ['+60', '60'],
    ['−20 to +60', '-20 to 60'],
    ['60 °C to 80 °C', '60 – 80 °C'],
    ['10⁶–10⁹ Ω', '10⁶ to 10⁹ Ω'],
    ['−20 °C–+60.0 °C', '-20 to 60 °C'],
    ['−40 °C to −5 °C', '−40 – −5 °C'],
    ['0.10 mm to 0.20 mm', '0.1–0.2 mm'],
    ['5 % – 10 %', '5 to 10 %'],
    ['10–20, 30–40', '10 to 20, 30 to 40'],
  ] as const) {
    expect(compareProducts([specified(one), specified(other)])).toMatchObject([{ differs: false }]);
  }
  for (const [one, other] of [
    ['1,000', '1,001'],
    ['50–80', '60–80'],
    ['60 °C to 80 °F', '60 to 80 °F'],
    ['10⁶–10⁹ Ω', '10⁶ to 10⁸ Ω'],
    ['−5 to 60', '+5 to 60'],
  ] as const) {
    expect(compareProducts([specified(one), specified(other)])).toMatchObject([{ differs: true }]);
  }
});

it('a single product has no differences', () => {
  expect(compareProducts([thin]).filter(({ differs }) => differs)).toEqual([]);
  expect(compareProducts([])).toEqual([]);
});
