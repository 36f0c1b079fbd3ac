import * as v from 'valibot';
import { isPictureAddress, PICTURE_ADDRESS_RULE } from '../../shared/catalogue/addresses';
import { issueMessages } from '../../shared/catalogue/changes/refusals';
import { isGroup, type Values } from './parts';

/** The parts of a valibot schema by which forms' values are tidied, and completed (allFields.ts). */
export type AnySchema = {
  type: string;
  entries?: Record<string, AnySchema>;
  item?: AnySchema;
  wrapped?: AnySchema;
  default?: unknown;
};

/**
 * Adapts a form's values to their schema. Emptied inputs give null: for a required text this becomes '', and anything
 * else is left out, as are blank optional texts, optional switches that are off, and rows in which nothing was entered.
 * Fields that the schema does not have are dropped.
 */
export const tidy = (schema: AnySchema, values: Values): Values =>
  tidyWithAllRows(schema, withoutBlankRows(values));

const withoutBlankRows = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      Array.isArray(value) ? value.filter((row) => !isBlankRow(row)) : value,
    ]),
  );

/** The swatch in a new row of colours, which the input for one cannot leave empty: nobody entered it. */
export const NEW_SWATCH = '#f5b301';

const isBlankRow = (row: unknown): boolean =>
  isGroup(row) &&
  Object.entries(row).every(
    ([column, cell]) => String(cell ?? '').trim() === '' || (column === 'hex' && cell === NEW_SWATCH),
  );

const tidyWithAllRows = ({ entries = {} }: AnySchema, values: Values): Values => tidyFields(entries, values);

function tidyValue(schema: AnySchema, value: unknown): unknown {
  const { type, entries, item, wrapped } = schema;
  if (type === 'optional' && wrapped) return tidyOptional(schema, wrapped, value);
  const fields = value ?? {};
  if (entries && isGroup(fields)) return tidyFields(entries, fields);
  if (item && Array.isArray(value)) return value.map((entry) => tidyValue(item, entry));
  return value ?? (type === 'string' ? '' : undefined);
}

function tidyOptional(schema: AnySchema, wrapped: AnySchema, value: unknown): unknown {
  if (value === undefined || value === null || value === false) return undefined;
  if (typeof value === 'string' && value.trim() === '') return undefined;
  if (Array.isArray(value) && value.length === 0 && schema.default === undefined) return undefined;
  return tidyValue(wrapped, value);
}

function tidyFields(entries: Record<string, AnySchema>, values: Values): Values {
  const pairs = Object.entries(entries)
    .map(([key, schema]) => [key, tidyValue(schema, values[key])] as const)
    .filter(([, entry]) => entry !== undefined);
  return Object.fromEntries(pairs);
}

/**
 * Returns the schema's messages by field path, or undefined if the values fit. Blank rows are counted in the paths, but
 * nothing is missing in them.
 * @param typed the values that the owner entered, all of them if left out: those must name pictures by whole addresses,
 * which stored records need not
 */
export function validationMessages(
  schema: v.GenericSchema,
  values: Values,
  typed = values,
): Record<string, string> | undefined {
  const tidied = tidyWithAllRows(schema, values);
  const { issues = [] } = v.safeParse(schema, tidied);
  const messages = {
    ...pictureMessages(tidyWithAllRows(schema, typed)),
    ...issueMessages(issues),
  };
  const wrong = Object.entries(messages).filter(([path]) => !isInBlankRow(path, tidied));
  return wrong.length > 0 ? Object.fromEntries(wrong) : undefined;
}

function isInBlankRow(path: string, values: Values): boolean {
  const [field = '', index, cell] = path.split('.');
  const rows = values[field];
  return cell !== undefined && Array.isArray(rows) && isBlankRow(rows[Number(index)]);
}

function pictureMessages({ image, images }: Values): Record<string, string> {
  const pictures: [string, unknown][] = [
    ['image', image],
    ...(Array.isArray(images)
      ? images.map((address, index): [string, unknown] => [`images.${index}`, address])
      : []),
  ];
  const wrong = pictures.filter(([, address]) => typeof address === 'string' && !isPictureAddress(address));
  return Object.fromEntries(wrong.map(([path]) => [path, PICTURE_ADDRESS_RULE]));
}
