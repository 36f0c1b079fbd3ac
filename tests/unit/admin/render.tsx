import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { afterEach, vi } from 'vitest';
import { patiently, pause } from '../patience';

/* Renders parts of the admin into the document, and acts on them as the owner does. */

let root: Root | undefined;

afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

export async function render(node: ReactNode): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const shell = document.body.appendChild(document.createElement('div'));
  root = createRoot(shell);
  await act(async () => root?.render(node));
}

/** Waits until what is said here holds, while the page goes on. */
export async function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  await act(async () => undefined);
  // Within `act` React renders once for each pause, and not for every step of the many that a screen takes.
  return patiently(check, () => act(pause));
}

/** Renders inputs in a form with these values, and gives the form. */
export async function renderInForm(values: object, inputs: ReactNode): Promise<UseFormReturn> {
  let form: UseFormReturn | undefined;
  function Form() {
    form = useForm({ defaultValues: values });
    return <FormProvider {...form}>{inputs}</FormProvider>;
  }
  await render(<Form />);
  if (!form) throw new Error('The form did not render.');
  return form;
}

/** The element with this accessible name, as a label says it. */
export function byLabel(label: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[aria-label="${label}"]`);
  if (!found) throw new Error(`Nothing is labelled "${label}".`);
  return found;
}

/** The element of this role that is there. */
export function byRole(role: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[role="${role}"]`);
  if (!found) throw new Error(`There is no ${role}.`);
  return found;
}

/** The button that says this. @param within where several say so */
export function button(text: string, within: ParentNode = document): HTMLButtonElement {
  const found = [...within.querySelectorAll('button')].find((one) => one.textContent === text);
  if (!found) throw new Error(`No button says "${text}".`);
  return found;
}

/** Presses a button as the keyboard does: it keeps the focus. */
export const press = (element: HTMLElement) =>
  act(async () => {
    element.focus();
    element.click();
  });

export const type = (element: HTMLInputElement | HTMLTextAreaElement, text: string) =>
  act(async () => {
    // Past React's own property on the element, by which it would take the text for known.
    const { prototype } = element instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  });
