import { fieldOf, lineNumberOf } from './lineNames';

/**
 * The fields without those of empty lines. A line that has only its unit, which it begins with, is empty. The first
 * line's number is also that of the form's other fields.
 */
export function withoutEmptyLines(typed: FormData): (readonly [name: string, value: string])[] {
  const fields = Array.from(typed, ([name, value]) => [name, String(value)] as const);
  const begun = new Set(
    fields
      .filter(([name, value]) => fieldOf(name) !== 'unit' && value.trim() !== '')
      .map(([name]) => lineNumberOf(name)),
  );
  return fields.filter(([name]) => begun.has(lineNumberOf(name)));
}
