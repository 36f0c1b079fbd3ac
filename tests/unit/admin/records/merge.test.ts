import { describe, expect, it } from 'vitest';
import { changedParts, merge } from '../../../../src/admin/records/merge';

describe('merging two versions', () => {
  const base = { id: 'a', name: 'One', uses: ['x'], note: 'n', industries: ['hvac', 'print'] };

  it('keeps the changes of both sides to different fields', () => {
    const { merged, clashes } = merge(base, { ...base, name: 'Mine' }, { ...base, uses: ['y'] });
    expect(merged).toEqual({ ...base, name: 'Mine', uses: ['y'] });
    expect(clashes).toEqual([]);
  });

  it('names a field that both changed, also a list of texts, and keeps mine', () => {
    const [mine, theirs] = [
      { ...base, name: 'Mine', uses: ['x', 'z'] },
      { ...base, name: 'Theirs', uses: ['x', 'y'], note: 't' },
    ];
    expect(merge(base, mine, theirs)).toEqual({ merged: { ...mine, note: 't' }, clashes: ['name', 'uses'] });
    expect(changedParts(base, mine, theirs)).toEqual([
      { path: 'name', changedBy: 'both' },
      { path: 'uses', changedBy: 'both' },
      { path: 'note', changedBy: 'them' },
    ]);
  });

  describe('with a list of ids', () => {
    const listing = (...industries: string[]) => ({ ...base, industries });

    it('keeps what each side added to it, and removed from it', () => {
      const list = listing('hvac', 'print', 'foil', 'glass');
      const mine = listing('hvac', 'ptfe', 'print', 'glass');
      const theirs = listing('packaging', 'hvac', 'foil', 'glass');
      const both = listing('packaging', 'hvac', 'ptfe', 'glass');
      expect(merge(list, mine, theirs)).toEqual({ merged: both, clashes: [] });
    });

    it('keeps the order that one side gave it, whatever either added or removed', () => {
      const list = listing('a', 'b', 'c');
      const mine = listing('d', 'c', 'b', 'a');
      expect(merge(list, mine, listing('a', 'b', 'c', 'e'))).toEqual({
        merged: listing('d', 'c', 'b', 'a', 'e'),
        clashes: [],
      });
      expect(merge(list, listing('a', 'b'), listing('b', 'a', 'c'))).toEqual({
        merged: listing('b', 'a'),
        clashes: [],
      });
    });

    it('names it if both reordered it, each in its own way', () => {
      const list = listing('a', 'b', 'c');
      const mine = listing('b', 'a', 'c');
      expect(merge(list, mine, listing('a', 'c', 'b'))).toEqual({ merged: mine, clashes: ['industries'] });
      expect(merge(list, mine, listing('b', 'a', 'c', 'd')).clashes).toEqual([]);
    });
  });
});
