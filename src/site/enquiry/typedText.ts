import { urlPart } from '../../shared/paths';
import { fieldOf, lineField, lineNumberOf } from './lineNames';

/** How long a chat's first message may be in its link, in characters of the encoded address: a Tamil letter takes nine. */
export const MAX_CHAT = 6000;

/** The value without surrounding spaces, and without the invisible direction and zero-width marks of copied text. */
export const visibleText = (value: string): string => value.replace(/\p{Cf}/gu, '').trim();

/** What was typed into a field, as it is seen. */
export const textOf = (typed: FormData, name: string): string => visibleText(String(typed.get(name) ?? ''));

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

/** What a request for a quote asks for, a line for each tape: "VHB Tape, 500 rolls, 12 mm × 33 m". */
export function tapesIn(typed: FormData): string[] {
  return withoutEmptyLines(typed)
    .filter(([name, product]) => fieldOf(name) === 'product' && product !== '')
    .map(([name, product]) => {
      const text = (field: string) => textOf(typed, lineField(field, lineNumberOf(name) - 1));
      const [quantity, units] = [text('quantity'), text('unit')];
      // The form names each unit in the plural.
      const unit = quantity === '1' ? units.replace(/s$/, '') : units;
      return [product, quantity && `${quantity}\u00a0${unit}`, text('size')].filter(Boolean).join(', ');
    });
}

/** The text's beginning that takes at most so many characters as a part of a URL; an ellipsis follows if more is left. */
export function shortened(text: string, most: number): string {
  const characters = Array.from(text);
  let length = 0;
  const end = characters.findIndex((character) => {
    length += urlPart(character).length;
    return length > most;
  });
  return end < 0 ? text : `${characters.slice(0, end).join('')} …`;
}
