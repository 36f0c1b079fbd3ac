import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EmptyList } from '../../../../../src/site/pages/products/EmptyList';

type Props = Parameters<typeof EmptyList>[0];

const shown = (view: Partial<Props['view']>, matches?: Props['matches'], suggestion?: Props['suggestion']) =>
  renderToString(
    <EmptyList
      view={{ sort: 'catalogue', ...view }}
      total={98}
      matches={matches}
      suggestion={suggestion}
      offers={[
        { href: '/products?industry=hvac-industry', words: 'All tapes for HVAC (16)' },
        { href: '/products?category=foam', words: 'All of our Foam Tapes (9)' },
      ]}
    />,
  );

it('a search that finds nothing says so, and offers to show all', () => {
  const html = shown({ q: 'zzgluon', heat: '180' });
  expect(html).toContain('No products found for &quot;zzgluon&quot;');
  expect(html).toMatch(/<a href="\/products"[^>]*>Show all products \(98\)/);
});

it.each<[string, Partial<Props['view']>]>([
  ['No product has all of this', { category: 'foams', heat: '180' }],
  ['No product is in both of these', { category: 'foams', industry: 'hvac' }],
  ['There is no product here yet', { category: 'foams' }],
  ['There is no product here yet', { industry: 'hvac' }],
])('“%s” is said of an empty list by %j', (reason, view) => {
  expect(shown(view)).toContain(`<h2>${reason}</h2>`);
});

it('if only the filters exclude what a search finds, it offers the search without them', () => {
  const html = shown({ q: 'powder', heat: '180' }, 2);
  expect(html).not.toContain('No products found');
  expect(html).toContain('Search without the filters (2)');
  expect(html).toContain('href="/products?q=powder"');
  expect(shown({ q: 'powder', heat: '180', sort: 'name' }, 2)).toContain('q=powder&amp;sort=name');
});

it('puts first, and stresses, what helps most: a search without the filters, or the question for a tape', () => {
  const buttons = (html: string) =>
    [...html.matchAll(/<a [^>]*class="([^"]*button[^"]*)"[^>]*>([^<]*)/g)].map(([, names = '', words]) => ({
      words,
      isPrimary: names.includes('primary'),
    }));
  expect(buttons(shown({ q: 'powder', heat: '180' }, 2))).toEqual([
    { words: 'Search without the filters (2)', isPrimary: true },
    { words: 'Ask for a tape', isPrimary: false },
  ]);
  expect(buttons(shown({ q: 'zzgluon' }))).toEqual([
    { words: 'Ask for a tape', isPrimary: true },
    { words: 'Show all products (98)', isPrimary: false },
  ]);
});

it('suggests another spelling, and searches for it without the filters', () => {
  const html = shown({ q: 'refelctive', heat: '180' }, undefined, 'reflective');
  expect(html).toContain('No products found for &quot;refelctive&quot;');
  expect(html).toMatch(/Did you mean.*<a href="\/products\?q=reflective"/);
  expect(shown({ q: 'zzgluon' })).not.toContain('Did you mean');
});

it('asks for a tape by what was searched for', () => {
  expect(shown({ q: 'floor 200 °C' })).toContain('href="/request-quote?q=floor+200+%C2%B0C"');
  expect(shown({ heat: '180' })).toContain('href="/request-quote"');
});

it('leads first to the industry or category whose name was searched for', () => {
  const html = shown({ q: 'hvac' });
  expect(html).toMatch(
    /<\/h2><p[^>]*><a href="\/products\?industry=hvac-industry">All tapes for HVAC \(16\)<\/a>/,
  );
  expect(html).toContain('<a href="/products?category=foam">All of our Foam Tapes (9)</a>');
});

it.each(['48mm', 'tape 48 mm', '12.5 mm', '2 inch', '3” tape', '48 MM'])(
  'says of %j that widths are not searched',
  (q) => {
    expect(shown({ q })).toContain('We slit to your width');
  },
);

it('says what it finds without a width', () => {
  const html = shown({ q: 'gaffer 48mm' }, undefined, 'gaffer');
  expect(html).toMatch(/We slit to your width: see .*<a href="\/products\?q=gaffer"/);
  expect(html).not.toContain('Did you mean');
});

it('blames no width if nothing is found without it either', () => {
  expect(shown({ q: 'zzgluon 48mm' })).not.toContain('We slit to your width');
});

it.each(['0.13', '0.15 mm', '2 mm foam', '260 °C', '3M', '20 minutes'])(
  'does not take %j for a width',
  (q) => {
    expect(shown({ q })).not.toContain('We slit to your width');
  },
);

it('blames no width if the filters exclude what the search finds', () => {
  expect(shown({ q: '48 mm', heat: '180' }, 2)).not.toContain('We slit to your width');
});
