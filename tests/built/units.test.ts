import { expect, it } from 'vitest';
import { describeSample } from '../sample/describeSample';
import { attributes, shownText, sources } from './html';
import { pages } from './pages';

/* A line break between a figure and its unit is hard to read. */

const PARTED = /\d (?:°C|mm|µm|kV|kPa|MPa|cd\/)/g;

// The owner's own names may hold figures, which stay as they were typed.
describeSample('the shipped sample', () => {
  it('no product, article or list has an ordinary space between a figure and its unit', () => {
    const ofCatalogue = pages.filter(({ address }) => /^\/(?:product|blog)/.test(address));
    expect(ofCatalogue.length).toBeGreaterThan(0);
    const parted = ofCatalogue.flatMap(({ address, document }) =>
      [...shownText(document).matchAll(PARTED)].map(
        ({ input, index }) => `${address}: ${input.slice(index - 20, index + 12)}`,
      ),
    );
    expect(parted).toEqual([]);
  });
});

it('what search engines are told has ordinary spaces only', () => {
  const told = pages.flatMap(({ address, document }) =>
    [
      ...attributes(document, 'head > meta', 'content'),
      ...sources(document, 'script[type="application/ld+json"]'),
    ].map((words) => ({ address, words })),
  );
  expect(told.length).toBeGreaterThan(pages.length);
  expect(told.filter(({ words }) => words.includes('\u00a0'))).toEqual([]);
});
