import type * as v from 'valibot';
import { isGroup, type Values } from './parts';
import type { AnySchema } from './tidy';

/**
 * A form's values with what is missing: an empty list for a list, and null, as an emptied input gives it, for each
 * optional field that has no default, also in a group, and each column of a row. Where there is none, react-hook-form
 * shows what the field held before: what was taken out since, or another row's, as soon as one was moved or removed.
 * What is stored has neither (tidy.ts).
 */
export const withAllFields = (schema: v.GenericSchema, values: Values): Values =>
  allFields(schema as unknown as AnySchema, values);

function allFields({ entries = {} }: AnySchema, values: Values): Values {
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
  if (inner.entries) return allFields(inner, isGroup(value) ? value : {});
  const mayBeMissing = schema.type === 'optional' && schema.default === undefined;
  return value ?? (mayBeMissing ? null : undefined);
}

/** The row with all of these columns, and with what else it has. */
export const wholeRow = (columns: readonly string[], row: Values | undefined): Values => ({
  ...row,
  ...Object.fromEntries(columns.map((column) => [column, row?.[column] ?? null])),
});

/** The columns of a schema's field that is a list of rows. */
export function columnsIn(schema: v.GenericSchema, field: string): string[] {
  const entry = (schema as unknown as AnySchema).entries?.[field];
  return (entry && columnsOf(innerOf(entry))) ?? [];
}

const innerOf = (schema: AnySchema): AnySchema =>
  schema.type === 'optional' && schema.wrapped ? schema.wrapped : schema;

/** What a row of this list holds, or undefined where the schema is none of rows. */
const columnsOf = ({ type, item }: AnySchema): string[] | undefined =>
  type === 'array' && item?.entries ? Object.keys(item.entries) : undefined;
