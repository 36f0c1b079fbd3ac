import { expect, it } from 'vitest';
import { ActiveFilters } from '../../../../../src/site/pages/products/ActiveFilters';
import { prerendered } from '../../support/render';

type View = Parameters<typeof ActiveFilters>[0]['view'];

/** The words of each chip, and where it leads. */
const chipsOf = (view: View) => {
  const list = prerendered(
    <ActiveFilters
      view={view}
      categories={[{ id: 'foams', name: 'Foam Tapes' }]}
      industries={[{ id: 'hvac', name: 'HVAC' }]}
    />,
  );
  return Array.from(list.querySelectorAll('a'), (link) => [
    link.firstChild?.textContent,
    link.getAttribute('href'),
  ]);
};

it('each filter in use is named and can be removed alone, and several all at once, in the chosen order', () => {
  const view: View = { category: 'foams', industry: 'hvac', heat: '80', q: 'foil', sort: 'name' };
  expect(chipsOf(view)).toEqual([
    ['Foam Tapes', '/products?industry=hvac&heat=80&q=foil&sort=name'],
    ['HVAC', '/products?category=foams&heat=80&q=foil&sort=name'],
    ['Service temperature: 80\u00a0°C and more', '/products?category=foams&industry=hvac&q=foil&sort=name'],
    ['“foil”', '/products?category=foams&industry=hvac&heat=80&sort=name'],
    ['Clear all', '/products?sort=name'],
  ]);
  expect(chipsOf({ q: 'foil', sort: 'catalogue' })).toEqual([['“foil”', '/products']]);
  expect(chipsOf({ sort: 'name' })).toEqual([]);
});
