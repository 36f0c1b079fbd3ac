import type * as v from 'valibot';
import type { AnySchema } from './tidy';

type Values = Record<string, unknown>;

/**
 * A form's values, where each row of a list has all of its columns: null, as an emptied input gives it, stands for what
 * is missing. Where a row has none, react-hook-form takes what the row with this number had when the form was opened,
 * which is another row as soon as one was moved or removed. What is stored has no nulls (tidy.ts).
 */
export function withWholeRows(schema: v.GenericSchema, values: Values): Values {
  const { entries = {} } = schema as unknown as AnySchema;
  const lists = Object.entries(entries).flatMap(([field, entry]) => {
    const columns = columnsOf(entry);
    const rows = values[field];
    return columns && Array.isArray(rows) ? [[field, rows.map((row) => wholeRow(columns, row))]] : [];
  });
  return { ...values, ...Object.fromEntries(lists) };
}

/** The row with all of these columns, and with what else it has. */
export const wholeRow = (columns: readonly string[], row: Values | undefined): Values => ({
  ...row,
  ...Object.fromEntries(columns.map((column) => [column, row?.[column] ?? null])),
});

/** What a row of this list holds, or undefined where the schema is none of rows. */
function columnsOf({ type, wrapped, item }: AnySchema): string[] | undefined {
  if (type === 'optional' && wrapped) return columnsOf(wrapped);
  return type === 'array' && item?.entries ? Object.keys(item.entries) : undefined;
}
