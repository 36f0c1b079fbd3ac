import { expect, it, vi } from 'vitest';
import { changeTitle, followersLine } from '../../../../src/admin/history/changeWords';
import type { Change, Touched } from '../../../../src/admin/history/kept/change';

it('a change of a thousand records is described without comparing each with all others', () => {
  const touched = Array.from({ length: 1000 }, (_, index): Touched => {
    const what = index % 2 === 0 ? 'deleted' : 'changed';
    return { resource: 'products', id: `foam-${index}`, name: `Foam ${index}`, what, fields: [] };
  });
  const change: Change = { id: 1, at: 0, what: 'brought back', resource: 'products', touched, size: 0 };
  const search = vi.spyOn(Array.prototype, 'includes');
  expect(changeTitle(change)).toBe('Restored: 500 products. Deleted again: 500 products');
  expect(followersLine({ ...change, what: 'deleted' })).toBe('With it: 500 products');
  const searched = search.mock.contexts.filter((list) => (list as unknown[]).length >= 500);
  expect(searched.length).toBeLessThan(10);
});
