import { expect, it } from 'vitest';
import { paths } from '../../src/shared/paths';
import { PRERENDERED_CARDS } from '../../src/site/pages/products/prerenderedCards';
import { readDefaults } from '../../tools/content/readDefaults';
import { attributes } from './html';
import { requirePage } from './pages';

const { document } = requirePage(paths.products.to());
const { products } = readDefaults();

it('the list of all products has its first cards', () =>
  expect(document.querySelectorAll('main article')).toHaveLength(
    Math.min(PRERENDERED_CARDS, products.length),
  ));

it('the list of all products links to each, with its card or without', () => {
  const links = new Set(attributes(document, 'main a', 'href'));
  expect(products.filter(({ id }) => !links.has(paths.product.to(id))).map(({ id }) => id)).toEqual([]);
});

it('the data of the list of all products repeats none of those without a card', () => {
  const data = document.querySelector('#loader-data')?.textContent ?? '';
  const withoutCard = products.slice(PRERENDERED_CARDS);
  expect(data).toContain(`"count":${withoutCard.length},"html":`);
  expect(withoutCard.filter(({ id }) => data.includes(`"id":"${id}"`)).map(({ id }) => id)).toEqual([]);
});
