import { visibleText } from './typedText';

/** Returns what is wrong with a field's value, given the rest of the form, or undefined if it is valid. */
type FieldRule = (value: string, form: FormData) => string | undefined;

/** A form's rules by field name. */
export type EnquiryRules = Record<string, FieldRule>;

export const required = (message: string) => (value: string) =>
  visibleText(value) === '' ? message : undefined;

/** Applies the rule only if the field is filled. */
export const optional =
  (rule: (value: string) => string | undefined): FieldRule =>
  (value) =>
    visibleText(value) === '' ? undefined : rule(value);

export function emailRule(value: string): string | undefined {
  const email = visibleText(value);
  if (email === '') return 'Give your e-mail address, so that we can answer.';
  return /^[^\s@,;<>]+@[^\s@,;<>.]+(?:\.[^\s@,;<>.]+)+$/.test(email)
    ? undefined
    : 'This does not look like an e-mail address. Write it like name@company.com.';
}

/** An extension after an office's number: "ext 12", "Extn. 204", "extension: 7", "x 3". */
const EXTENSION = /[\s,]*(?:ext(?:ensio)?n?|x)[\s.:-]*\d{1,6}(?!\d)/gi;

/** Between two numbers, a mobile telephone's and an office's. */
const BETWEEN_NUMBERS = /[,;&]|\b(?:or|and)\b/i;

/** Accepts several numbers, also in the digits that a Hindi or an Arabic keyboard types. */
export function phoneRule(value: string): string | undefined {
  const typed = visibleText(value);
  if (typed === '') return 'Give a telephone number, so that we can call back.';
  return typed.replace(EXTENSION, '').split(BETWEEN_NUMBERS).every(isOneOrMore)
    ? undefined
    : 'This does not look like a telephone number. Write it like +91 98765 43210.';
}

/** A slash is within a number, "044 5550 0100/01", or between two. */
const isOneOrMore = (text: string): boolean => isNumber(text) || text.split('/').every(isNumber);

function isNumber(text: string): boolean {
  const { length } = text.replace(/\P{Nd}/gu, '');
  return length >= 7 && length <= 15 && /^[\p{Nd}\s()+./‐-―−-]+$/u.test(text);
}

/** Accepts commas, as in 1,00,000, and the same digits. */
export function quantityRule(value: string): string | undefined {
  const typed = visibleText(value);
  return /^\p{Nd}[\p{Nd},]*(?:\.\p{Nd}+)?$/u.test(typed) && /[^0,.]/.test(typed)
    ? undefined
    : 'One number above 0, such as 500.';
}

/** Returns a message for each field that breaks its rule, in the rules' order. */
export function checkEnquiry(form: FormData, rules: EnquiryRules): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const message = rule(String(form.get(name) ?? ''), form);
    if (message) errors[name] = message;
  }
  return errors;
}
