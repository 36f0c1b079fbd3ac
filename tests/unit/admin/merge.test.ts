import { describe, expect, it } from 'vitest';
import { changedParts, merge } from '../../../src/admin/records/merge';

describe('merging two versions', () => {
  const base = { id: 'a', name: 'One', uses: ['x'], note: 'n', industries: ['hvac', 'print'] };

  it('keeps both sides where they touched different fields', () => {
    const { merged, clashes } = merge(base, { ...base, name: 'Mine' }, { ...base, uses: ['y'] });
    expect(merged).toEqual({ ...base, name: 'Mine', uses: ['y'] });
    expect(clashes).toEqual([]);
  });

  it('names the field that both changed, of which mine stands', () => {
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

  it('keeps what each side added to a list of ids, and took out of it', () => {
    const mine = { ...base, industries: ['hvac', 'print', 'ptfe'] };
    const theirs = { ...base, industries: ['packaging', 'hvac'] };
    expect(merge(base, mine, theirs)).toEqual({
      merged: { ...base, industries: ['packaging', 'hvac', 'ptfe'] },
      clashes: [],
    });
  });

  it('names a list of ids that both put in another order', () => {
    const list = { ...base, industries: ['a', 'b', 'c'] };
    const [mine, theirs] = [
      { ...base, industries: ['b', 'a', 'c'] },
      { ...base, industries: ['a', 'c', 'b'] },
    ];
    expect(merge(list, mine, theirs)).toEqual({ merged: mine, clashes: ['industries'] });
  });
});
