import { describe, expect, it } from 'vitest';
import { changedParts, mergeVersions } from '../../../src/admin/form/merge';

describe('merging two versions', () => {
  const base = { id: 'a', name: 'One', uses: ['x'], note: 'n' };

  it('keeps both sides where they touched different fields', () => {
    const merged = mergeVersions(base, { ...base, name: 'Mine' }, { ...base, uses: ['y'] });
    expect(merged).toEqual({ ...base, name: 'Mine', uses: ['y'] });
  });

  it('gives nothing where both changed the same field', () => {
    const [mine, theirs] = [
      { ...base, name: 'Mine' },
      { ...base, name: 'Theirs' },
    ];
    expect(mergeVersions(base, mine, theirs)).toBeUndefined();
    expect(changedParts(base, mine, theirs)).toEqual([{ path: 'name', changedBy: 'both' }]);
  });
});
