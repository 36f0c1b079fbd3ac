import { describe, expect, it } from 'vitest';
import { changedParts, merge } from '../../../../src/admin/records/merge';

describe('merging two versions', () => {
  const base = { id: 'a', name: 'One', uses: ['x'], note: 'n', industries: ['hvac', 'print'] };

  it('keeps the changes of both sides to different fields', () => {
    const { merged, clashes } = merge(base, { ...base, name: 'Mine' }, { ...base, uses: ['y'] });
    expect(merged).toEqual({ ...base, name: 'Mine', uses: ['y'] });
    expect(clashes).toEqual([]);
  });

  it('names a field that both changed, and keeps mine', () => {
    const [mine, theirs] = [
      { ...base, name: 'Mine' },
      { ...base, name: 'Theirs', uses: ['y'] },
    ];
    expect(merge(base, mine, theirs)).toEqual({
      merged: { ...theirs, name: 'Mine' },
      clashes: ['name'],
    });
    expect(changedParts(base, mine, theirs)).toEqual([
      { path: 'name', changedBy: 'both' },
      { path: 'uses', changedBy: 'them' },
    ]);
  });

  it('keeps what each side added to a list of ids, and removed from it', () => {
    const mine = { ...base, industries: ['hvac', 'print', 'ptfe'] };
    const theirs = { ...base, industries: ['packaging', 'hvac'] };
    expect(merge(base, mine, theirs)).toEqual({
      merged: { ...base, industries: ['packaging', 'hvac', 'ptfe'] },
      clashes: [],
    });
  });

  it('names a list of ids that both reordered', () => {
    const list = { ...base, industries: ['a', 'b', 'c'] };
    const [mine, theirs] = [
      { ...base, industries: ['b', 'a', 'c'] },
      { ...base, industries: ['a', 'c', 'b'] },
    ];
    expect(merge(list, mine, theirs)).toEqual({ merged: mine, clashes: ['industries'] });
  });
});
