/** The fields of a record or a form, not validated. */
export type Values = Record<string, unknown>;

/**
 * Returns a record's values by path. The fields of a group, such as the contact's, are values of their own
 * (`contact.phone1`); lists stay whole.
 */
export function partsOf(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) =>
      isGroup(value)
        ? Object.entries(value).map(([part, one]) => [`${field}.${part}`, one])
        : [[field, value]],
    ),
  );
}

/** Turns the result of `partsOf` back into a record. */
export function fromParts(parts: Values): Values {
  const values: Values = {};
  for (const [path, value] of Object.entries(parts)) {
    const [field = '', part] = path.split('.');
    if (part === undefined) values[field] = value;
    else values[field] = { ...(isGroup(values[field]) ? values[field] : {}), [part]: value };
  }
  return values;
}

/** Whether the value is a group of fields, such as the contact. */
export const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a field is empty. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
