import { describe, expect, it } from 'vitest';
import { cardFigures, keyFigures } from '../../../../../src/shared/catalogue/figures/keyFigures';

const thickness = { name: 'Total thickness', value: '0.13', unit: 'mm' };
const backing = { name: 'Backing', value: 'Polyimide film' };
const temperature = { name: 'Service temperature', value: '−70 to 260', unit: '°C' };
const adhesive = { name: 'Adhesive', value: 'Silicone' };
const reflection = { name: 'Retroreflection', value: '400', unit: 'cd/(lx·m²)' };
const widths = { name: 'Standard widths', value: '12, 25, 50', unit: 'mm' };
const peel = { name: 'Peel adhesion to steel', value: '5', unit: 'N/25 mm' };
const own = { name: 'Smell', value: 'None' };

describe('the figures that a product’s page begins with', () => {
  it('are the most telling ones, in one order for all products', () => {
    const all = [own, backing, adhesive, temperature, widths, thickness];
    expect(keyFigures(all)).toEqual([thickness, temperature, widths, adhesive]);
  });

  it('are those that the product has, and then its own', () => {
    expect(keyFigures([own, backing, peel])).toEqual([peel, backing, own]);
    const others = ['Taste', 'Sound', 'Shine'].map((name) => ({ ...own, name }));
    expect(keyFigures([own, ...others, backing])).toEqual([backing, own, ...others.slice(0, 2)]);
    expect(keyFigures([])).toEqual([]);
  });
});

describe('the figures on a product’s card', () => {
  it('are those that can be compared, with their units, under short names', () => {
    expect(cardFigures([backing, temperature, widths, thickness])).toEqual([
      { name: 'Thickness', value: '0.13\u00a0mm' },
      { name: 'Temperature', value: '−70 to 260\u00a0°C' },
    ]);
  });

  it('do not break before or within a unit of several words', () => {
    const [figure] = cardFigures([{ ...temperature, unit: '°C in air' }]);
    expect(figure?.value).toBe('−70 to 260\u00a0°C\u00a0in\u00a0air');
  });

  it('are at most four, in one order for all products', () => {
    const briefly = { name: 'Short-term temperature', value: '260', unit: '°C' };
    const resistance = { name: 'Surface resistance', value: '10', unit: 'MΩ' };
    const all = [briefly, temperature, resistance, reflection, thickness];
    expect(cardFigures(all).map(({ name }) => name)).toEqual([
      'Thickness',
      'Retroreflection',
      'Resistance',
      'Temperature',
    ]);
  });

  it('are recognised by name, whatever the case, and with a space after it', () => {
    expect(cardFigures([{ ...thickness, name: 'total Thickness ' }])).toHaveLength(1);
  });

  it('are recognised by the name on cards, too, which owners copy from there', () => {
    const short = { ...thickness, name: 'thickness' };
    expect(keyFigures([own, short])).toEqual([short, own]);
    expect(cardFigures([short])).toEqual(cardFigures([thickness]));
    expect(cardFigures([{ ...short, value: '9' }, thickness])).toEqual(cardFigures([thickness]));
  });

  it('are none if only words and lists of sizes are specified', () => {
    expect(cardFigures([backing, adhesive, widths, own])).toEqual([]);
  });
});
