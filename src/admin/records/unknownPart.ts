import { innerOf } from './allFields';
import { isBlank, isGroup, type Values } from './parts';
import type { AnySchema } from './tidy';

type Split = { known: unknown; unknown: unknown };

/**
 * Parts a form's values by whether the schema has a field for them. What is `unknown` comes from a newer build, as after
 * its host was rolled back; of a group or a row, it is only the fields that are unknown; undefined if there are none.
 */
export function splitBySchema(schema: AnySchema, values: Values): { known: Values; unknown: unknown } {
  const { known, unknown } = split(schema, values);
  return { known: known as Values, unknown };
}

function split(schema: AnySchema, value: unknown): Split {
  const { entries, item } = innerOf(schema);
  if (item && Array.isArray(value)) {
    const rows = value.map((row) => split(item, row));
    return { known: rows.map((row) => row.known), unknown: unlessEmpty(rows.map((row) => row.unknown)) };
  }
  if (!entries || !isGroup(value)) return { known: value, unknown: undefined };
  const parts = Object.entries(value).map(([field, one]): [string, Split] => {
    const entry = Object.hasOwn(entries, field) ? entries[field] : undefined;
    return [field, entry ? split(entry, one) : { known: undefined, unknown: filledIn(one) }];
  });
  const inSchema = parts.filter(([field]) => Object.hasOwn(entries, field));
  return {
    known: Object.fromEntries(inSchema.map(([field, { known }]) => [field, known])),
    unknown: unlessEmpty(Object.fromEntries(parts.map(([field, { unknown }]) => [field, unknown]))),
  };
}

/** The value, or undefined if it is only what a form holds of empty inputs. */
function filledIn(value: unknown): unknown {
  if (!isGroup(value)) return isBlank(value) ? undefined : value;
  return unlessEmpty(Object.fromEntries(Object.entries(value).map(([field, one]) => [field, filledIn(one)])));
}

const unlessEmpty = (parts: object): unknown =>
  Object.values(parts).some((part) => part !== undefined) ? parts : undefined;
