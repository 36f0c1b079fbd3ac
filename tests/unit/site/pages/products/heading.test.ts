import { expect, it } from 'vitest';
import { heading } from '../../../../../src/site/pages/products/heading';
import { loader, type ProductsData } from '../../../../../src/site/pages/products/loader';

const view = (over: Partial<ProductsData>): ProductsData => ({
  view: { sort: 'catalogue' },
  order: undefined,
  products: [],
  more: undefined,
  total: 0,
  byFigures: undefined,
  matches: undefined,
  suggestion: undefined,
  offers: undefined,
  categories: [{ id: 'esd', name: 'Antistatic & ESD Tapes', count: 0 }],
  industries: [{ id: 'hvac', name: 'HVAC', count: 0 }],
  figureMenus: undefined,
  notes: [],
  described: {
    name: '',
    subtitle: '',
    image: undefined,
    seo: { title: '', description: '' },
    html: '',
  },
  ...over,
});

it('the heading of a description says what it is about, with its capitals', () => {
  const category = view({ view: { sort: 'catalogue', category: 'esd' } });
  const industry = view({ view: { sort: 'catalogue', industry: 'hvac' } });
  const named = (data: ProductsData, name: string) =>
    heading({ ...data, described: data.described && { ...data.described, name } });
  expect(named(category, 'Antistatic & ESD Tapes').about).toBe('Antistatic & ESD Tapes');
  expect(named(industry, 'HVAC').about).toBe('tapes for HVAC');
});

it('a category within one industry is named after both, and like a search it is no page for search engines', () => {
  const both = view({ view: { sort: 'catalogue', category: 'esd', industry: 'hvac' }, described: undefined });
  const named = 'Antistatic & ESD Tapes for HVAC';
  expect(heading(both)).toMatchObject({ h1: named, title: named });
  expect(heading(both)).not.toHaveProperty('path');
  const search = heading({ ...both, view: { ...both.view, q: 'foil' } });
  expect(search).toMatchObject({ h1: 'Search: foil', title: 'Search: foil' });
  expect(search).not.toHaveProperty('path');
});

it('a view has a description exactly if its heading says what it is about', async () => {
  const views = [
    '',
    'category=safety-tapes',
    'industry=hvac-industry',
    'category=safety-tapes&industry=hvac-industry',
  ];
  const searches = views.map((query) => `${query}&q=tape`);
  const described: string[] = [];
  for (const query of [...views, ...searches]) {
    const request = new Request(`https://example.com/products?${query}`);
    const data = await loader({ request });
    if (data.described) described.push(query);
    expect(heading(data).about !== undefined, query).toBe(data.described !== undefined);
  }
  expect(described).toEqual(['category=safety-tapes', 'industry=hvac-industry']);
});
