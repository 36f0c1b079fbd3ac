import * as v from 'valibot';
import { parseJson } from '../parseJson';

/**
 * The valid records of a stored text. `rejected` counts the rest: each record that fails the schema or repeats an id
 * counts as one, and so does a whole text that is not JSON or not a list.
 */
export function decode<T extends { id: string }>(
  text: string,
  resource: string,
  schema: v.GenericSchema<unknown, T>,
): { records: T[]; rejected: number } {
  const list = listIn(text, resource);
  if (!list) return { records: [], rejected: 1 };
  const byId = new Map<string, T>();
  for (const candidate of list) {
    const result = v.safeParse(schema, candidate);
    if (result.success && !byId.has(result.output.id)) byId.set(result.output.id, result.output);
  }
  return { records: [...byId.values()], rejected: list.length - byId.size };
}

/**
 * Whether every field in the stored text, in or beside the records, is also in what was read from it. Others are a newer
 * build's, as after its host was rolled back.
 * @param records all that are in the text: none was rejected
 */
export function knowsEveryField(text: string, resource: string, records: readonly object[]): boolean {
  const content = parseJson(text);
  const isContainer = isObject(content) && Object.hasOwn(content, resource);
  return isKnown(isContainer ? content : { [resource]: listIn(text, resource) }, { [resource]: records });
}

/** Whether every field of a stored value, at any depth, is also in what was read from it. */
export function isKnown(stored: unknown, read: unknown): boolean {
  if (!isObject(stored)) return true;
  if (!isObject(read)) return false;
  return Object.entries(stored).every(([name, value]) =>
    // A list is read without its blank texts. One that is read as a group of fields has lost all of its texts.
    Object.hasOwn(read, name) ? isKnown(value, read[name]) : Array.isArray(read) && typeof value === 'string',
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * The list under the resource's name. Also accepts the forms that earlier versions of the site stored: a bare list, and
 * for settings their single record.
 */
function listIn(text: string, resource: string): unknown[] | undefined {
  const content = parseJson(text);
  if (Array.isArray(content)) return content;
  if (!isObject(content)) return undefined;
  if (!Object.hasOwn(content, resource)) return [content];
  const list = content[resource];
  return Array.isArray(list) ? list : undefined;
}
