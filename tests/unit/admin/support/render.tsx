import { act, type ComponentProps, type ReactNode } from 'react';
import { AdminContext } from 'react-admin';
import { createRoot, type Root } from 'react-dom/client';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { vi } from 'vitest';
import { patiently, pause } from '../../patience';
import { reactInternals } from '../../reactInternals';

/* Renders parts of the admin into the document, and acts on them as the owner does. */

/**
 * React's development build records for its warnings where each element was created, up to a number of elements a second.
 * That takes a fifth of these tests' time. With this number reached, it records nothing.
 */
Object.defineProperty(reactInternals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});

/** What the test rendered: one of them left behind would go on working in the tests after it. */
const roots: Root[] = [];

/** Removes what was rendered. setup.ts calls it after each test. */
export async function removeRendered(): Promise<void> {
  await act(async () => {
    for (const root of roots.splice(0)) root.unmount();
  });
  document.body.replaceChildren();
}

export async function render(node: ReactNode): Promise<Root> {
  const shell = document.body.appendChild(document.createElement('div'));
  const root = createRoot(shell);
  roots.push(root);
  await act(async () => root.render(node));
  return root;
}

/** Renders a part of a screen as within react-admin. */
export const renderInAdmin = (node: ReactNode, context: Partial<ComponentProps<typeof AdminContext>> = {}) =>
  render(<AdminContext {...context}>{node}</AdminContext>);

/** Replaces two slow functions of happy-dom with what they come to here, until mocks are restored. */
export function speedUpDocument(): void {
  // happy-dom goes through all CSS rules of the page at each call, although nothing is laid out here.
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element) => (element as HTMLElement).style);
  // A browser returns the element's type; happy-dom serialises the element, and popper.js calls this at each step.
  vi.spyOn(Element.prototype as { toString: () => string }, 'toString').mockReturnValue(
    '[object HTMLElement]',
  );
}

/** Waits until the check no longer throws, while the page keeps running. */
export async function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  await act(async () => undefined);
  // Within `act`, React renders once per pause, instead of once for each of the many steps that a screen takes.
  return patiently(check, () => act(pause));
}

/** Renders inputs in a form with these values. Returns the form. */
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

/** Whether the page shows these words. */
export const says = (words: string): boolean => document.body.textContent.includes(words);

/** The input with this name. */
export function byName(name: string): HTMLInputElement | HTMLTextAreaElement {
  const found = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);
  if (!found) throw new Error(`No input is called "${name}".`);
  return found;
}

/** The first element that is named by this `aria-label`, or by this tooltip. */
export function byLabel(label: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[aria-label="${label}"], [title="${label}"]`);
  if (!found) throw new Error(`Nothing is labelled "${label}".`);
  return found;
}

/** The first element with this role. */
export function byRole(role: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[role="${role}"]`);
  if (!found) throw new Error(`There is no ${role}.`);
  return found;
}

/** Clicks what lies around the dialog that is open. */
export async function clickBeside(): Promise<void> {
  const beside = byRole('dialog').parentElement;
  await act(async () => {
    beside?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    beside?.click();
  });
}

/** The dialog that is open, if one is. */
export const theDialog = () => document.querySelector<HTMLElement>('[role="dialog"]');

/** The words of each of these elements. */
export const textsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

/** What the owner is told first as an alert. */
export const alertText = () => document.querySelector('[role="alert"]')?.textContent;

/** The first button with this text. @param within where to look, if several have it */
export function button(text: string, within: ParentNode = document): HTMLButtonElement {
  const found = [...within.querySelectorAll('button')].find((one) => one.textContent === text);
  if (!found) throw new Error(`No button says "${text}".`);
  return found;
}

/** Presses a button as by keyboard, with the focus on it. */
export const press = (element: HTMLElement) =>
  act(async () => {
    element.focus();
    element.click();
  });

/** Clicks a button as by mouse, with the pointer at this height. */
export const clickAt = (clientY: number, element: HTMLElement) =>
  act(async () => {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, clientX: 9, clientY }));
  });

export const type = (element: HTMLInputElement | HTMLTextAreaElement, text: string) =>
  act(async () => {
    // Bypasses the property that React puts on the element, through which React would consider the text unchanged.
    const { prototype } = element instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  });

/** Presses a key. Returns the event, whose default is prevented if the browser is to do nothing with it. */
export async function pressKey(target: EventTarget, key: string, more: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  await act(async () => void target.dispatchEvent(event));
  return event;
}

/** Chooses an option from the list that this opens, as with a mouse. */
export async function chooseFrom(list: HTMLElement, option: string): Promise<void> {
  await act(async () => list.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 })));
  const chosen = await eventually(() => {
    const found = [...document.querySelectorAll<HTMLElement>('[role="option"]')].find(
      ({ textContent }) => textContent === option,
    );
    if (!found) throw new Error(`“${option}” cannot be chosen.`);
    return found;
  });
  await press(chosen);
}

/** Answers the browser's questions. Returns the mock that is asked. */
export function answer(yes: boolean) {
  const confirm = vi.fn(() => yes);
  vi.stubGlobal('confirm', confirm);
  return confirm;
}

/** Answers the page's media queries, until globals are put back. */
export const answerMedia = (matches: (query: string) => boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

/** Replaces the browser's command that inserts a text at the caret, which happy-dom does not have. */
export function replaceInsertText() {
  const execCommand = vi.fn<(command: string, isShown: boolean, text: string) => boolean>(() => true);
  Object.assign(document, { execCommand });
  return execCommand;
}
