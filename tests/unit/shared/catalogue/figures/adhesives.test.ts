import { expect, it } from 'vitest';
import { adhesivesOf } from '../../../../../src/shared/catalogue/figures/adhesives';

const adhesive = (value: string, name = 'Adhesive') => adhesivesOf([{ name, value }]);

it.each([
  ['Solvent acrylic', ['acrylic']],
  ['Hot-melt synthetic RUBBER, both sides', ['rubber']],
  ['Butyl rubber, 0.40 mm', ['rubber']],
  ['Hot-melt rubber or solvent acrylic', ['acrylic', 'rubber']],
  ['Silicone, peroxide cured', ['silicone']],
  ['Acrylic, silicone-free', ['acrylic']],
  ['Non-silicone acrylic', ['acrylic']],
  ['Silicone free rubber', ['rubber']],
  // To order, or for something else.
  ['Thermosetting acrylic (silicone to order)', ['acrylic']],
  ['Tackified acrylic, both sides (hot-melt rubber to 50 °C)', ['acrylic']],
  ['None, sew-on', ['none']],
  ['None (self-fusing)', ['none']],
  ['without', ['none']],
  [' Nil', ['none']],
  ['No adhesive', ['none']],
  ['Nonwoven with acrylic', ['acrylic']],
  ['Modified starch, water activated', []],
  ['', []],
])('%j is %j', (value, kinds) => {
  expect(adhesive(value)).toEqual(kinds);
});

it('is read from the specification of that name, whatever its case', () => {
  expect(adhesive('Acrylic', ' adhesive ')).toEqual(['acrylic']);
  expect(adhesive('Acrylic', 'Adhesive width')).toEqual([]);
  expect(adhesivesOf([])).toEqual([]);
});
