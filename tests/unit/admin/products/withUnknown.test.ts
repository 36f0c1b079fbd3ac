import { expect, it } from 'vitest';
import { withUnknown } from '../../../../src/admin/products/withUnknown';

it('chosen ids that are no choice are labelled, if possible by what they are', () => {
  const names: Record<string, string> = { foams: 'Foam Tapes (a category)' };
  expect(withUnknown([{ id: 'hvac', name: 'HVAC' }], ['hvac', 'foams', 'gone'], (id) => names[id])).toEqual([
    { id: 'hvac', name: 'HVAC' },
    { id: 'foams', name: 'Foam Tapes (a category)' },
    { id: 'gone', name: 'gone (does not exist)' },
  ]);
});
