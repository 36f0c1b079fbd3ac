import { expect, it } from 'vitest';
import { knowsEveryField } from '../../../../src/shared/storage/decode';

const records = [{ id: 'a', parts: [{ name: 'x' }], uses: ['one', 'two'], seo: { title: '' } }];

it.each([
  ['the same text', { notes: records }, true],
  ['a bare list', records, true],
  ['a single record, as an earlier version stored settings', records[0], true],
  [
    'blank entries of a list, which are left out',
    { notes: [{ ...records[0], uses: ['', 'one', ' ', 'two'] }] },
    true,
  ],
  ['a field of a record', { notes: [{ ...records[0], more: '' }] }, false],
  ['a field of a part', { notes: [{ ...records[0], parts: [{ name: 'x', more: 1 }] }] }, false],
  ['a part that is left out', { notes: [{ ...records[0], parts: [{ name: 'x' }, { name: '' }] }] }, false],
  ['a number that is left out of a list', { notes: [{ ...records[0], uses: ['one', 'two', 3] }] }, false],
  ['a part in the place of a text', { notes: [{ ...records[0], uses: ['one', { name: 'two' }] }] }, false],
  ['an empty list in the place of a group of fields', { notes: [{ ...records[0], seo: [] }] }, true],
  ['a list of texts in the place of a group of fields', { notes: [{ ...records[0], seo: ['Foam'] }] }, false],
  ['a field beside the list', { notes: records, layout: 'wide' }, false],
  ['a field in a single record', { ...records[0], layout: 'wide' }, false],
])('finds unknown fields in a text: %s', (_, content, isKnown) => {
  expect(knowsEveryField(JSON.stringify(content), 'notes', records)).toBe(isKnown);
});
