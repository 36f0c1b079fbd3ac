import * as v from 'valibot';
import { HONEYPOT } from './honeypot';
import { AFTER, fieldOf } from './lineNames';
import { UNSENT_KEY } from './mayHoldUnsent';

/*
 * What was typed into a form and not sent yet, kept for this tab: it survives a reload, leaving the page by accident,
 * and the browser discarding the tab in the background. Without storage nothing is kept.
 */

/**
 * The typed fields of all forms. `from` is where one was typed (originOf): what was typed into one product's line of
 * the quote form waits for that product, on whichever line. What the form asks only once, as its application and its
 * sender, is the same for all.
 */
const fieldsSchema = v.array(
  v.object({ form: v.string(), name: v.string(), from: v.string(), value: v.string() }),
);

/** What was typed into one field. */
export type TypedField = v.InferOutput<typeof fieldsSchema>[number];

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const followed = new WeakSet<HTMLFormElement>();

/**
 * Restores what was typed into the form earlier, also into fields that were added to it since, and from now on keeps
 * what is typed.
 */
export function followTyping(form: HTMLFormElement): void {
  restoreUnsent(form);
  if (followed.has(form)) return;
  followed.add(form);
  keepUnsent(form);
  form.addEventListener('input', () => keepUnsent(form));
}

/** Never overwrites a field that the visitor has already typed into. */
function restoreUnsent(form: HTMLFormElement): void {
  for (const field of readFields()) {
    const control = controlFor(form, field);
    if (control && !isTyped(control) && canHold(control, field.value)) control.value = field.value;
  }
}

function keepUnsent(form: HTMLFormElement): boolean {
  const label = labelOf(form);
  const typed = controlsOf(form)
    .filter(isTyped)
    .map((control) => ({
      form: label,
      name: control.name,
      from: originOf(control),
      value: control.value,
    }));
  const others = readFields().filter((field) => !isOf(form, field));
  return writeFields([...others, ...typed]) || typed.length === 0;
}

/**
 * Keeps what is typed in all forms of the page.
 * @returns false if the browser refuses, and something was typed
 */
export function keepAllUnsent(): boolean {
  return Array.from(document.forms)
    .filter(({ method }) => method === 'post')
    .every(keepUnsent);
}

/** Forgets what was typed into a form and is sent now. What was typed since into another product's quote form stays. */
export function forgetSent(form: HTMLFormElement, sent: FormData): void {
  const isSent = (field: TypedField) => {
    const control = controlFor(form, field);
    return control !== undefined && sent.get(control.name) === field.value;
  };
  writeFields(readFields().filter((field) => !isSent(field)));
  emptyNewForms(form, sent);
}

/** If the sender left the page and came back before the answer, what was sent is also in a new form. */
function emptyNewForms(form: HTMLFormElement, sent: FormData): void {
  const holdsSent = (other: HTMLFormElement) =>
    controlsOf(other).every(({ name, value }) => sent.get(name) === value);
  for (const other of document.forms)
    if (other !== form && labelOf(other) === labelOf(form) && holdsSent(other)) other.reset();
}

/**
 * Restores who sent the last message, which nobody should type twice. These are the fields that browsers autofill, too.
 */
export function restoreSender(form: HTMLFormElement, sent: FormData): void {
  for (const control of controlsOf(form))
    if (control.hasAttribute('autocomplete')) control.value = String(sent.get(control.name) ?? '');
}

/**
 * What was typed into forms with this form's label, in fields that this one lacks, such as another product's. Without
 * the units: a line in which only the unit was chosen, or taken from the line before, is not begun.
 */
export const fieldsElsewhere = (form: HTMLFormElement): TypedField[] =>
  readFields().filter(
    (field) => field.form === labelOf(form) && fieldOf(field.name) !== 'unit' && !isOf(form, field),
  );

/** The name and origin (`originOf`) of a typed field. */
export type FieldKey = Pick<TypedField, 'name' | 'from'>;

/** Gives the typed fields of forms with this label the key that `newKey` returns; without one, a field keeps its own. */
export function renameFields(form: HTMLFormElement, newKey: (field: FieldKey) => FieldKey | undefined): void {
  const label = labelOf(form);
  writeFields(readFields().map((field) => (field.form === label ? { ...field, ...newKey(field) } : field)));
}

/**
 * Empties the fields with these names and forgets what was typed there, because they are about to leave the form. They
 * are disabled, so that the form counts their errors no longer.
 */
export function dropFields(form: HTMLFormElement, isDropped: (name: string) => boolean): void {
  const dropped = controlsOf(form).filter(({ name }) => isDropped(name));
  for (const control of dropped) {
    control.value = untypedValue(control);
    control.disabled = true;
  }
  dropped[0]?.dispatchEvent(new Event('change', { bubbles: true }));
  keepUnsent(form);
}

/**
 * Whether it was typed into a field of this form, and not into another product's quote form, which has the same label.
 */
const isOf = (form: HTMLFormElement, field: TypedField): boolean => controlFor(form, field) !== undefined;

/**
 * The form's control that a typed field waits for. A product may be on another line than when it was typed; the lines
 * that were added to a form have only their numbers to tell them apart, and so have products of one name.
 */
function controlFor(form: HTMLFormElement, { form: label, name, from }: TypedField): Control | undefined {
  if (label !== labelOf(form)) return undefined;
  const controls = controlsOf(form).filter((control) => originOf(control) === from);
  const exact = controls.find((control) => control.name === name);
  if (exact || from.startsWith(AFTER)) return exact;
  return controls.find((control) => fieldOf(control.name) === fieldOf(name));
}

/** Never the honeypot: restoring a value that a bot put there would make the visitor's own message vanish. */
function controlsOf(form: HTMLFormElement): Control[] {
  return Array.from(form.elements)
    .filter(isControl)
    .filter(({ name }) => name !== HONEYPOT);
}

function isControl(element: Element): element is Control {
  if (element instanceof HTMLInputElement) return element.type !== 'hidden';
  return element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
}

const isTyped = (control: Control) => control.value !== untypedValue(control);

function untypedValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = Array.from(control.options);
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/**
 * Tells a field from the same one in another product's form: what it asks about, and its initial value. In an added line
 * only the former, which all of its fields share: by that they are found together (otherLines.ts, useLines.ts).
 */
function originOf(control: Control): string {
  const { of = '' } = control.dataset;
  return of.startsWith(AFTER) ? of : of + untypedValue(control);
}

const canHold = (control: Control, value: string) =>
  !(control instanceof HTMLSelectElement) ||
  Array.from(control.options).some((option) => option.value === value);

/** The label, which tells the form from the others. */
export const labelOf = (form: HTMLFormElement) => form.getAttribute('aria-label') ?? '';

function readFields(): TypedField[] {
  try {
    const result = v.safeParse(fieldsSchema, JSON.parse(sessionStorage.getItem(UNSENT_KEY) ?? '[]'));
    return result.success ? result.output : [];
  } catch {
    return [];
  }
}

/** @returns false if the browser refuses */
function writeFields(fields: readonly TypedField[]): boolean {
  try {
    if (fields.length > 0) sessionStorage.setItem(UNSENT_KEY, JSON.stringify(fields));
    else sessionStorage.removeItem(UNSENT_KEY);
    return true;
  } catch {
    return false;
  }
}
