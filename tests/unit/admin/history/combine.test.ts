import { describe, expect, it } from 'vitest';
import { combine } from '../../../../src/admin/history/kept/combine';

describe('two changes together', () => {
  type Fields = Record<string, unknown>;
  /** From and to what the first change led, and then the second. */
  const both = (first: (Fields | undefined)[], second: (Fields | undefined)[]) => {
    const version = (fields?: Fields) => fields && { id: 'a', ...fields };
    const changes = [first, second].map(([before, after]) => ({
      records: [{ resource: 'products' as const, id: 'a', before: version(before), after: version(after) }],
      orders: {},
    }));
    return combine(changes).records;
  };

  it.each([
    {
      what: 'a lost one, and one made without it',
      first: [{ name: 'A' }, { name: 'B' }],
      second: [{ name: 'A' }, { name: 'A', brand: 'x' }],
      after: { name: 'B', brand: 'x' },
    },
    {
      what: 'a lost one, and one of the same field',
      first: [{ name: 'A' }, { name: 'B' }],
      second: [{ name: 'A' }, { name: 'C' }],
      after: { name: 'C' },
    },
    {
      what: 'lists of ids',
      first: [{ industries: ['1'] }, { industries: ['1', '2'] }],
      second: [{ industries: ['1', '3'] }, { industries: ['3'] }],
      after: { industries: ['3', '2'] },
    },
    {
      what: 'one between them that the history lacks',
      first: [{ name: 'A' }, { name: 'B' }],
      second: [
        { name: 'C', brand: 'x' },
        { name: 'C', brand: 'y' },
      ],
      after: { name: 'C', brand: 'y' },
    },
    {
      what: 'a lost addition, and another of the same id',
      first: [undefined, { name: 'B', brand: 'x' }],
      second: [undefined, { name: 'C' }],
      after: { name: 'C', brand: 'x' },
    },
    {
      what: 'a lost change, and a deletion',
      first: [{ name: 'A' }, { name: 'B' }],
      second: [{ name: 'A' }, undefined],
      after: undefined,
    },
    {
      what: 'a lost deletion, and a change',
      first: [{ name: 'A' }, undefined],
      second: [{ name: 'A' }, { name: 'B' }],
      after: { name: 'B' },
    },
  ])('are what both did: $what', ({ first, second, after }) => {
    const [record] = both(first, second);
    expect(record?.before).toEqual(first[0] && { id: 'a', ...first[0] });
    expect(record?.after).toEqual(after && { id: 'a', ...after });
  });
});
