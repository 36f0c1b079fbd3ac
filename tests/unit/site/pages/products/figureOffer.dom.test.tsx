import { expect, it } from 'vitest';
import { FigureOffer } from '../../../../../src/site/pages/products/FigureOffer';
import { prerendered } from '../../support/render';

const sort = 'catalogue';
const all = { view: { q: 'foil', peak: '150', sort }, count: 7 } as const;
const lasting = { view: { q: 'foil', heat: '150', sort }, count: 1 } as const;

/** What is offered, as one text, and where its links lead. */
function offered(byFigures: Parameters<typeof FigureOffer>[0]['byFigures']) {
  const page = prerendered(<FigureOffer byFigures={byFigures} />);
  const links = Array.from(page.querySelectorAll('a'), (link) => link.getAttribute('href'));
  return { text: page.textContent.replaceAll('\u00a0', ' '), links };
}

it('a search for a temperature leads to the tapes that always withstand it, and to all that ever do', () => {
  expect(offered({ ...all, lasting })).toEqual({
    text: 'Going by the figures, “foil” with Service temperature: 150 °C and more (1) or Short-term temperature: 150 °C and more (7)',
    links: ['/products?heat=150&q=foil', '/products?peak=150&q=foil'],
  });
});

it('a search for figures alone leads to the tapes with them', () => {
  expect(offered({ view: { thickness: '0.1-0.2', cold: '-40', sort }, count: 3 })).toEqual({
    text: 'Going by the figures: Thickness: 0.1 to 0.2 mm, Lowest temperature: −40 °C and less (3)',
    links: ['/products?thickness=0.1-0.2&cold=-40'],
  });
  expect(offered(undefined)).toEqual({ text: '', links: [] });
});
