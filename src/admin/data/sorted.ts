import type { SortPayload } from 'react-admin';
import type { AnyRecord } from '../records/anyRecord';

/** Compares as the owner's dictionary does: small and capital letters side by side, and 9 before 10. */
const { compare } = new Intl.Collator('en-IN', { numeric: true });

/**
 * Returns the records sorted by one of their fields, blank ones last in either direction. Without a field they keep
 * their order.
 * @param shown what a list shows for a value of the field, such as the name for an id
 */
export function sorted<T extends AnyRecord>(
  records: readonly T[],
  { field, order }: SortPayload,
  shown: ReadonlyMap<unknown, string> = new Map(),
): T[] {
  if (field === '') return [...records];
  const direction = order === 'DESC' ? -1 : 1;
  return records
    .map((record) => ({ record, text: textOf(shown.get(record[field]) ?? record[field]) }))
    .sort((a, b) => {
      if (a.text === '' || b.text === '') return Number(a.text === '') - Number(b.text === '');
      return direction * compare(a.text, b.text);
    })
    .map(({ record }) => record);
}

const textOf = (value: unknown) => String(value ?? '').trim();
