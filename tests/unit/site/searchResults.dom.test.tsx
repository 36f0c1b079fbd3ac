import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { SearchResults } from '../../../src/site/search/SearchResults';
import { buildProduct } from '../../builders';

it('a match that the keyboard selects is scrolled into view', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const shown: (string | null | undefined)[] = [];
  Element.prototype.scrollIntoView = function show(this: Element) {
    shown.push(this.querySelector('strong')?.textContent);
  };
  const matches = ['Foil', 'Foam', 'Film'].map((name) => buildProduct({ id: name, name }));
  const root = createRoot(document.createElement('div'));
  for (const active of [undefined, 0, 2, undefined])
    await act(async () =>
      root.render(<SearchResults id="found" matches={matches} total={3} active={active} onOpen={() => {}} />),
    );
  expect(shown).toEqual(['Foil', 'Film']);
});
