import { lineField, lineNumberOf } from './lineNames';
import { visibleText } from './typedText';

/** The quote form's units as buyers write them, in small letters and without spaces, stops and commas. */
const UNIT_WORDS: Readonly<Record<string, RegExp>> = {
  rolls: /^(?:rolls?|reels?)$/,
  cartons: /^(?:cartons?|ctns?|box(?:es)?)$/,
  // "Rmt" is a running metre; "mt" alone can be a tonne.
  metres: /^(?:rmt|(?:r(?:unning)?)?(?:m|mts|mtrs?|met(?:re|er)s?))$/,
  'square metres': /^(?:sq(?:uare)?(?:m|mts?|mtrs?|met(?:re|er)s?)|m[2²])$/,
  kilograms: /^(?:kgs?|kilos?|kilograms?)$/,
  pieces: /^(?:pcs?|pieces?)$/,
};
/** "500 nos.": so many of the unit that the menu shows. */
const NUMBERS = /^nos?$/;

/**
 * Understands units that were typed behind a quantity: "5 cartons" becomes 5, and the menu beside it says cartons. What
 * is not understood stays, and is refused later.
 */
export function separateUnits(form: HTMLFormElement): void {
  for (const quantity of form.querySelectorAll<HTMLInputElement>('input[name^="quantity"]')) {
    const unit = form.elements.namedItem(lineField('unit', lineNumberOf(quantity.name) - 1));
    const [, number, typed = ''] = /^(\d(?:[\d,.]*\d)?)\s*(\D.*)$/.exec(visibleText(quantity.value)) ?? [];
    if (!number || !(unit instanceof HTMLSelectElement)) continue;
    const word = typed.toLowerCase().replace(/[\s.,]/g, '');
    const named = NUMBERS.test(word)
      ? unit.value
      : Object.keys(UNIT_WORDS).find((name) => UNIT_WORDS[name]?.test(word));
    if (!named) continue;
    quantity.value = number;
    unit.value = named;
    // What is typed is kept (unsent.ts).
    form.dispatchEvent(new Event('input'));
  }
}

/** Separates units whenever a field is left that was typed into. */
export const followUnits = (form: HTMLFormElement): void =>
  // Adding the same listener again, for a form that is followed already, makes no difference.
  form.addEventListener('change', separateInChanged);

function separateInChanged({ currentTarget }: Event): void {
  if (currentTarget instanceof HTMLFormElement) separateUnits(currentTarget);
}
