import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldDifferences, nameLookup } from '../../../../src/admin/difference/differences';
import { wordDifference } from '../../../../src/admin/difference/wordDifference';
import { buildArticle, buildCategory, buildContent, buildProduct } from '../../../builders';

const asIs = (_: string, id: string) => id;

describe('the difference of two texts, word by word', () => {
  const written = (before: string, after: string) =>
    wordDifference(before, after)
      .map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}]` : `[+${text}]`))
      .join('');

  it.each([
    ['Tears by hand.', 'Tears by hand. Holds well.', 'Tears by hand.[+ Holds well.]'],
    ['a red tape', 'a blue tape', 'a [-red][+blue] tape'],
    ['one two three four', 'one three four five', 'one [-two ]three four[+ five]'],
    ['', 'new', '[+new]'],
    [
      'Peels off glass in one piece.',
      'Peels off bare steel in one piece.',
      'Peels off [-glass][+bare steel] in one piece.',
    ],
    ['holds on red glass here', 'holds on blue steel here', 'holds on [-red glass][+blue steel] here'],
    [
      'A tape for glass and painted walls.',
      'From cartons to pipes: one roll for all and tape.',
      '[-A tape for glass and painted walls.][+From cartons to pipes: one roll for all and tape.]',
    ],
    [
      'Sticks well to glass. And to wood.',
      'Sticks. Made for the tropics, to last there. And to wood.',
      '[-Sticks well to glass.][+Sticks. Made for the tropics, to last there.] And to wood.',
    ],
    [
      'Peels off glass or wood and holds on steel.',
      'Peels off bare metal or wood and holds on foam.',
      'Peels off [-glass ][+bare metal ]or wood and holds on [-steel.][+foam.]',
    ],
    ['same', 'same', 'same'],
  ])('%j and %j', (before, after, difference) => {
    expect(written(before, after)).toBe(difference);
  });

  it('contains both texts exactly', () => {
    const anyWords = fc
      .array(fc.constantFrom('tape', 'foam', ' ', '\n', 'a', '  '), { maxLength: 30 })
      .map((words) => words.join(''));
    fc.assert(
      fc.property(anyWords, anyWords, (before, after) => {
        const runs = wordDifference(before, after);
        const without = (left: string) =>
          runs
            .filter(({ kind }) => kind !== left)
            .map(({ text }) => text)
            .join('');
        expect([without('added'), without('removed')]).toEqual([before, after]);
      }),
    );
  });

  it('is quick for two long texts with nothing in common', () => {
    const words = (prefix: string) => Array.from({ length: 50_000 }, (_, index) => prefix + index).join(' ');
    const runs = wordDifference(words('a'), words('b'));
    expect(runs.map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });
});

describe('the fields in which two versions of a record differ', () => {
  const before = buildProduct({ category: 'specialty-tapes', features: ['A', 'B'], images: ['/a.webp'] });

  it('are named as the forms name them, and shown by their kind', () => {
    const after = {
      ...before,
      name: 'New name',
      features: ['B', 'C'],
      images: [],
      seo: { ...before.seo, title: 'New title' },
      specifications: [{ name: 'Width', value: '50', unit: 'mm' }],
    };
    expect(fieldDifferences('products', before, after, asIs)).toEqual([
      { field: 'Name', kind: 'text', before: 'Brown Kraft Tape', after: 'New name' },
      { field: 'Features', kind: 'list', removed: ['A'], added: ['C'], isReordered: false },
      { field: 'Pictures', kind: 'pictures', removed: ['/a.webp'], added: [], isReordered: false },
      {
        field: 'Search engines › Title in search results',
        kind: 'text',
        before: 'Brown Kraft Tape',
        after: 'New title',
      },
      { field: 'Specifications', kind: 'list', removed: [], added: ['Width, 50, mm'], isReordered: false },
    ]);
  });

  it('say if only the order differs', () => {
    expect(fieldDifferences('products', before, { ...before, features: ['B', 'A'] }, asIs)).toEqual([
      { field: 'Features', kind: 'list', removed: [], added: [], isReordered: true },
    ]);
  });

  it('show which column of a row a text was in, where the rows read the same otherwise', () => {
    const rows = (...specifications: object[]) => ({ ...before, specifications }) as typeof before;
    const differ = (was: object, is: object) => fieldDifferences('products', rows(was), rows(is), asIs);
    expect(
      differ(
        { name: 'Peel', value: '8', unit: 'IS 2880' },
        { name: 'Peel', value: '8', testMethod: 'IS 2880' },
      ),
    ).toEqual([
      {
        field: 'Specifications',
        kind: 'list',
        removed: ['Property: Peel, Value: 8, Unit: IS 2880'],
        added: ['Property: Peel, Value: 8, Test method: IS 2880'],
        isReordered: false,
      },
    ]);
    expect(differ({ name: 'Peel', value: '8', unit: '' }, { name: 'Peel', value: '8' })).toEqual([]);
  });

  it('count equal entries', () => {
    const twice = { ...before, features: ['A', 'A', 'B'] };
    expect(fieldDifferences('products', twice, { ...before, features: ['A', 'B', 'B'] }, asIs)).toEqual([
      { field: 'Features', kind: 'list', removed: ['A'], added: ['B'], isReordered: false },
    ]);
  });

  it('show other records by name if they are known', () => {
    const content = buildContent({ categories: [buildCategory({ id: 'foam-tapes', name: 'Foam Tapes' })] });
    const nameOfId = nameLookup(content);
    expect(fieldDifferences('products', before, { ...before, category: 'foam-tapes' }, nameOfId)).toEqual([
      { field: 'Category', kind: 'text', before: 'specialty-tapes', after: 'Foam Tapes' },
    ]);
    // An article's category is a word of its own.
    const [guide, other] = ['Guides', 'foam-tapes'].map((category) => buildArticle({ category }));
    expect(fieldDifferences('blog', guide, other, nameOfId)).toMatchObject([{ after: 'foam-tapes' }]);
  });

  it('show a day in words', () => {
    const [was, is] = ['2026-11-09', '2026-11-10'].map((datePublished) => buildArticle({ datePublished }));
    expect(fieldDifferences('blog', was, is, asIs)).toEqual([
      { field: 'Published on', kind: 'text', before: '9 Nov 2026', after: '10 Nov 2026' },
    ]);
  });

  it('are all fields of an added or a deleted record', () => {
    const fields = (differences: { field: string }[]) => differences.map(({ field }) => field);
    const added = fields(fieldDifferences('products', undefined, before, asIs));
    const texts = ['Name', 'Category', 'Short description', 'Description'];
    const others = [
      'Features',
      'Uses',
      'Pictures',
      'Search engines › Title in search results',
      'Search engines › Description in search results',
    ];
    expect(added).toEqual([...texts, ...others]);
    const deleted = fieldDifferences('products', before, undefined, asIs);
    expect(fields(deleted)).toEqual(added);
    expect(deleted[texts.length]).toMatchObject({ kind: 'list', removed: ['A', 'B'], added: [] });
    expect(fieldDifferences('products', before, structuredClone(before), asIs)).toEqual([]);
  });
});

describe('how two articles differ, without HTML', () => {
  const of = (before: string, after: string) =>
    fieldDifferences('blog', buildArticle({ content: before }), buildArticle({ content: after }), asIs);

  it('is shown as text, with one line per block', () => {
    const before =
      '<h2>Storage</h2>\n<p>Keep it <strong>dry</strong>&nbsp;&amp; cool.</p><ul><li>One</li><li><p>Two</p></li></ul>';
    const after = `${before.replace('Two', 'Three')}<table><caption>Sizes</caption><thead><tr><th>Width</th><th>Length</th></tr></thead><tbody><tr><td><p>12</p></td><td>33</td></tr></tbody></table>`;
    expect(of(before, after)).toEqual([
      {
        field: 'Text',
        kind: 'text',
        before: 'Storage\nKeep it dry & cool.\n• One\n• Two',
        after: 'Storage\nKeep it dry & cool.\n• One\n• Three\nSizes\nWidth | Length\n12 | 33',
      },
    ]);
  });

  it('includes where a link leads only if that differs', () => {
    const link = (href: string) => `<p><a href="/faq">Ask</a> for <a href="${href}">tape</a>.</p>`;
    expect(of(link('/old'), link('/new'))).toEqual([
      {
        field: 'Text',
        kind: 'text',
        before: 'Ask for tape (leads to /old).',
        after: 'Ask for tape (leads to /new).',
      },
    ]);
    expect(of('', link('/new'))).toMatchObject([{ before: '', after: 'Ask for tape.' }]);
  });

  it('includes where a new text’s links leave the site for: a file made elsewhere may bring it', () => {
    const text =
      '<p><a href="/product/vhb-tape">Tape</a>, <a href="https://other.example/pay">pay</a>, <a href="mailto:a@b.example">write</a>.</p>';
    expect(of('', text)).toMatchObject([
      {
        after: 'Tape, pay (leads to https://other.example/pay), write (leads to mailto:a@b.example).',
      },
    ]);
  });

  it('shows pictures as pictures', () => {
    const picture = (letter: string) => `data:image/webp;base64,${letter.repeat(80_000)}`;
    const content = (src: string) => `<p>Look:</p><figure><img src="${src}" alt="A roll"></figure>`;
    expect(of(content(picture('A')), content(picture('B')))).toEqual([
      {
        field: 'Text › Pictures',
        kind: 'pictures',
        removed: [picture('A')],
        added: [picture('B')],
        isReordered: false,
      },
    ]);
    expect(of('<p>Look:</p>', content('/images/a.webp'))).toMatchObject([
      { kind: 'text', before: 'Look:', after: 'Look:\n(picture: A roll)' },
      { kind: 'pictures', added: ['/images/a.webp'] },
    ]);
  });

  it('is formatting if neither words nor pictures differ', () => {
    expect(of('<p>Keep it dry.</p>', '<h2>Keep it <em>dry</em>.</h2>')).toEqual([
      { field: 'Text', kind: 'formatting' },
    ]);
  });

  it('leaves a product’s description as typed, because it is not HTML', () => {
    const product = (description: string) => buildProduct({ description });
    expect(fieldDifferences('products', product('a < b'), product('<p>'), asIs)).toMatchObject([
      { kind: 'text', before: 'a < b', after: '<p>' },
    ]);
  });
});
