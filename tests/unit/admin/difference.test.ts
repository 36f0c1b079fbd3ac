import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldDifferences, namesIn } from '../../../src/admin/difference/difference';
import { wordDifference } from '../../../src/admin/difference/wordDifference';
import { buildCategory, buildContent, buildProduct } from '../../builders';

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
    ['same', 'same', 'same'],
  ])('%j and %j', (before, after, difference) => {
    expect(written(before, after)).toBe(difference);
  });

  it('gives both texts back to the letter', () => {
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

  it('of two long texts that have nothing in common takes no time', () => {
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
    expect(fieldDifferences(before, after, asIs)).toEqual([
      { field: 'Name', kind: 'text', before: 'Brown Kraft Tape', after: 'New name' },
      { field: 'Features', kind: 'list', removed: ['A'], added: ['C'], isMoved: false },
      { field: 'Pictures', kind: 'pictures', removed: ['/a.webp'], added: [], isMoved: false },
      {
        field: 'Search engines › title',
        kind: 'text',
        before: 'Brown Kraft Tape',
        after: 'New title',
      },
      { field: 'Specifications', kind: 'list', removed: [], added: ['Width, 50, mm'], isMoved: false },
    ]);
  });

  it('say where only the order is another', () => {
    expect(fieldDifferences(before, { ...before, features: ['B', 'A'] }, asIs)).toEqual([
      { field: 'Features', kind: 'list', removed: [], added: [], isMoved: true },
    ]);
  });

  it('count entries that are equal', () => {
    const twice = { ...before, features: ['A', 'A', 'B'] };
    expect(fieldDifferences(twice, { ...before, features: ['A', 'B', 'B'] }, asIs)).toEqual([
      { field: 'Features', kind: 'list', removed: ['A'], added: ['B'], isMoved: false },
    ]);
  });

  it('name other records by their names, where they are known', () => {
    const content = buildContent({ categories: [buildCategory({ id: 'foam-tapes', name: 'Foam Tapes' })] });
    expect(fieldDifferences(before, { ...before, category: 'foam-tapes' }, namesIn(content))).toEqual([
      { field: 'Category', kind: 'text', before: 'specialty-tapes', after: 'Foam Tapes' },
    ]);
  });

  it('are all that a new record holds, and all that a deleted one held', () => {
    const fields = (differences: { field: string }[]) => differences.map(({ field }) => field);
    const added = fields(fieldDifferences(undefined, before, asIs));
    expect(added).toContain('Name');
    expect(fields(fieldDifferences(before, undefined, asIs))).toEqual(added);
    expect(fieldDifferences(before, before, asIs)).toEqual([]);
  });
});
