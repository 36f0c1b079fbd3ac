import * as v from 'valibot';

/** Whether two values say the same, whatever the order of their fields; undefined fields count as missing. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  return [...keys].every((key) => same(left[key], right[key]));
}

/** Whether two records are the same once both are read by their schema. */
export function sameRecord(schema: v.GenericSchema, a: unknown, b: unknown): boolean {
  const read = (record: unknown) => {
    const result = v.safeParse(schema, record);
    return result.success ? result.output : record;
  };
  return same(read(a), read(b));
}
