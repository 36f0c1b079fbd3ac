import { act } from 'react';
import { expect, it } from 'vitest';
import { toProductSummary } from '../../../../src/shared/catalogue/summaries';
import { SearchResults, said } from '../../../../src/site/search/SearchResults';
import { searchCode } from '../../../../src/site/search/searchCode';
import { buildProduct } from '../../../builders';
import { render } from '../support/render';

it('a match that the keyboard selects is scrolled into view', async () => {
  const shown: (string | null | undefined)[] = [];
  Element.prototype.scrollIntoView = function show(this: Element) {
    shown.push(this.querySelector('strong')?.textContent);
  };
  const matches = ['Foil', 'Foam', 'Film'].map((name) => buildProduct({ id: name, name }));
  const found = { id: 'found', matches, total: 3, byFigures: undefined, onOpen: () => {} };
  const { root } = await render(<SearchResults {...found} active={undefined} />);
  for (const active of [0, 2, undefined])
    await act(async () => root.render(<SearchResults {...found} active={active} />));
  expect(shown).toEqual(['Foil', 'Film']);
});

it('where Enter opens the full list although a single product is found, the list and its announcement say so', async () => {
  const upTo = (degrees: number, shortDescription: string) =>
    toProductSummary(
      buildProduct({
        name: `Tape ${degrees}`,
        shortDescription,
        specifications: [{ name: 'Service temperature', value: `−20 to ${degrees}`, unit: '°C' }],
      }),
    );
  const products = [upTo(120, 'For 120 °C'), upTo(200, 'For ovens')];
  const listed = async (query: string) => {
    const found = searchCode.answerTo(products, query);
    const { shell } = await render(
      <SearchResults id="found" active={undefined} onOpen={() => {}} {...found} />,
    );
    return {
      opens: searchCode.onlyAnswerTo(products, query)?.name,
      button: shell.querySelector('button'),
      said: said(found),
    };
  };
  expect(await listed('ovens')).toEqual({ opens: 'Tape 200', button: null, said: '1 product found' });
  const heat = await listed('120 c');
  expect(heat.opens).toBeUndefined();
  expect(heat.button?.textContent).toBe('2 tapes: 120\u00a0°C and more');
  expect(heat.said).toBe('1 product found. Search to see 2 tapes: 120\u00a0°C and more.');
});
