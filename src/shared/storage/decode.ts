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
 * The list under the resource's name. Also accepts the forms that earlier versions of the site stored: a bare list, and
 * for settings their single record.
 */
function listIn(text: string, resource: string): unknown[] | undefined {
  const content = parseJson(text);
  if (Array.isArray(content)) return content;
  if (typeof content !== 'object' || content === null) return undefined;
  if (!Object.hasOwn(content, resource)) return [content];
  const list = (content as Record<string, unknown>)[resource];
  return Array.isArray(list) ? list : undefined;
}
