import { fieldOf, lineNumberOf } from './lineNames';

/**
 * The fields without those of empty lines. A line that has only its unit, which it begins with, is empty. The first
 * line's number is also that of the form's other fields.
 */
export function withoutEmptyLines(typed: FormData): [name: string, value: FormDataEntryValue][] {
  const fields = [...typed];
  const begun = new Set(
    fields
      .filter(([name, value]) => fieldOf(name) !== 'unit' && String(value).trim() !== '')
      .map(([name]) => lineNumberOf(name)),
  );
  return fields.filter(([name]) => begun.has(lineNumberOf(name)));
}
