import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { toProductSummary } from '../../../../../src/shared/catalogue/summaries';
import { cardWithFigures } from '../../../../../src/site/cardData';
import { CompareLink } from '../../../../../src/site/pages/products/CompareLink';
import { buildProduct } from '../../../../builders';

/** Where the link of a list of so many tapes leads, and its words. */
function linkOf(count: number, isWhole: boolean) {
  const ids = ['a', 'b', 'c', 'd', 'e'].slice(0, count);
  const products = ids.map((id) => cardWithFigures(toProductSummary(buildProduct({ id }))));
  const html = renderToStaticMarkup(<CompareLink products={products} isWhole={isWhole} />);
  return /href="([^"]*)"[^>]*>([^<]*)/.exec(html)?.slice(1);
}

it.each([
  [0, false, undefined],
  [1, false, ['/compare?product=a', 'Compare side by side']],
  [2, false, ['/compare?product=a+b', 'Compare these 2']],
  [4, false, ['/compare?product=a+b+c+d', 'Compare these 4']],
  [5, false, ['/compare?product=a', 'Compare side by side']],
  [5, true, ['/compare', 'Compare side by side']],
  [3, true, ['/compare?product=a+b+c', 'Compare these 3']],
])('a list of %i tapes, all of the catalogue: %s, leads to the comparison %j', (count, isWhole, link) => {
  expect(linkOf(count, isWhole)).toEqual(link);
});
