/** What a form with these fields holds. */
export function formDataOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** Gives the fields of a form these values, without the events that would tell the page. */
export function fill(form: ParentNode | null, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form?.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (!field) throw new Error(`The form has no field “${name}”`);
    field.value = value;
  }
}
