import { isGroup, type Values } from './parts';
import type { AnySchema } from './tidy';

/**
 * Completes a form's values: an empty list for a missing list, and null, the value of an emptied input, for each
 * missing optional field without a default (also in a group) and each missing column of a row. Without a value,
 * react-hook-form shows what the field held before: something that has been removed since, or another row's value once
 * a row is moved or removed. Before values are stored, tidy.ts takes out again what the schema does not require.
 */
export function withAllFields({ entries = {} }: AnySchema, values: Values): Values {
  const fields = Object.entries(entries).flatMap(([field, schema]) => {
    const value = wholeValue(schema, values[field]);
    return value === undefined ? [] : [[field, value] as const];
  });
  return { ...values, ...Object.fromEntries(fields) };
}

function wholeValue(schema: AnySchema, value: unknown): unknown {
  const inner = innerOf(schema);
  const columns = columnsOf(inner);
  if (columns && Array.isArray(value)) return value.map((row) => wholeRow(columns, row));
  if (inner.type === 'array') return value ?? [];
  if (inner.entries) return withAllFields(inner, isGroup(value) ? value : {});
  const mayBeMissing = schema.type === 'optional' && schema.default === undefined;
  return value ?? (mayBeMissing ? null : undefined);
}

/** The row with all of these columns, and whatever else it has. */
export const wholeRow = (columns: readonly string[], row: Values | undefined): Values => ({
  ...row,
  ...Object.fromEntries(columns.map((column) => [column, row?.[column] ?? null])),
});

/** The columns of a field that is a list of rows. */
export function columnsIn(schema: AnySchema, field: string): string[] {
  const entry = schema.entries?.[field];
  return (entry && columnsOf(innerOf(entry))) ?? [];
}

/** The schema without what makes its value optional. */
const innerOf = (schema: AnySchema): AnySchema =>
  schema.type === 'optional' && schema.wrapped ? schema.wrapped : schema;

/** The columns of this list's rows, or undefined if the schema is not a list of rows. */
const columnsOf = ({ type, item }: AnySchema): string[] | undefined =>
  type === 'array' && item?.entries ? Object.keys(item.entries) : undefined;
