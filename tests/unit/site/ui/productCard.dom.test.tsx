import { expect, it } from 'vitest';
import { toProductSummary } from '../../../../src/shared/catalogue/summaries';
import { cardWithFigures, cardWithoutFigures } from '../../../../src/site/cardData';
import { ProductCard } from '../../../../src/site/ui/ProductCard';
import { buildProduct } from '../../../builders';
import { prerendered } from '../support/render';

const card = toProductSummary(
  buildProduct({
    specifications: [
      { name: 'Service temperature', value: '−20 to 70', unit: '°C' },
      { name: 'Total thickness', value: '0.75', unit: 'mm' },
    ],
  }),
);

/** The pairs of a term and its value. */
function termsOf(product: ReturnType<typeof cardWithFigures>): string[] {
  return [...prerendered(<ProductCard product={product} />).querySelectorAll('dl > div')].map(
    (pair) => `${pair.querySelector('dt')?.textContent}: ${pair.querySelector('dd')?.textContent}`,
  );
}

it('shows the figures that help to compare products in a list, and only there', () => {
  expect(termsOf(cardWithFigures(card))).toEqual([
    'Thickness: 0.75\u00a0mm',
    'Temperature: −20 to 70\u00a0°C',
  ]);
  expect(termsOf(cardWithoutFigures(card))).toEqual([]);
  expect(cardWithoutFigures(card)).not.toHaveProperty('figures');
});
