/** For the moment of one reload, in this tab alone. */
const KEY = 'typed_before_update';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Typed = { form: string; name: string; value: string };

/**
 * Keeps what stands in the page's forms over a reload.
 * @returns false where the browser refuses, and something was typed
 */
export function keepTyped(): boolean {
  const typed: Typed[] = controls()
    .filter(isTyped)
    .map((control) => ({ form: labelOf(control), name: control.name, value: control.value }));
  if (typed.length === 0) return true;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(typed));
    return true;
  } catch {
    return false;
  }
}

/** Puts back what keepTyped kept, except where the visitor typed anew. */
export function restoreTyped(): void {
  const typed = takeTyped();
  for (const control of controls()) {
    const kept = typed.find(({ form, name }) => form === labelOf(control) && name === control.name);
    if (kept && !isTyped(control)) control.value = kept.value;
  }
}

function takeTyped(): Typed[] {
  try {
    const text = sessionStorage.getItem(KEY);
    if (text === null) return [];
    sessionStorage.removeItem(KEY);
    return JSON.parse(text) as Typed[];
  } catch {
    return [];
  }
}

/** What a visitor fills in the forms that are sent; the search looks after itself. */
function controls(): Control[] {
  return Array.from(document.forms)
    .filter(({ method }) => method === 'post')
    .flatMap((form) => Array.from(form.elements))
    .filter(isControl);
}

function isControl(element: Element): element is Control {
  if (element instanceof HTMLInputElement) return element.type !== 'hidden';
  return element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
}

function isTyped(control: Control): boolean {
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  const options = Array.from(control.options);
  const first = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return control.value !== first?.value;
}

const labelOf = ({ form }: Control): string => form?.getAttribute('aria-label') ?? '';
