type Nested = { [key: string]: string | Nested };

/**
 * Turns `{ 'seo.title': message }` into `{ seo: { title: message } }`, the shape of the form's values. A list's messages
 * are an object, too, by their index: in an array, react-admin expects rows of fields, and takes a text apart.
 */
export function nestErrors(fields: Record<string, string>): Nested {
  const result: Nested = {};
  for (const [path, message] of Object.entries(fields)) {
    const keys = path.split('.');
    const last = keys.pop() ?? path;
    let level = result;
    for (const key of keys) {
      const next = level[key];
      const deeper: Nested = typeof next === 'object' ? next : {};
      level[key] = deeper;
      level = deeper;
    }
    level[last] = message;
  }
  return result;
}
