import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, vi } from 'vitest';
import { Admin } from '../../../../src/admin/Admin';
import { createDataProvider } from '../../../../src/admin/dataProvider';
import { seedCollections } from '../../../../src/shared/catalogue/seedCollections';
import { byLabel, eventually, press, pressKey, render, speedUpDocument, textsOf, theDialog } from './render';

/* The whole admin with the built-in content, as the owner sees it after logging in. */

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Opens one of its screens. Returns the router, whose location stands for the browser's address.
 * @param whole the admin together with what loads it
 */
export async function openAdmin(path: string, whole?: ReactNode) {
  speedUpDocument();
  localStorage.clear();
  await seedCollections();
  localStorage.setItem('auth', 'true');
  const element = whole ?? <Admin dataProvider={await dataProviderOfTest()} />;
  const router = createMemoryRouter([{ path: '/admin/*', element }], { initialEntries: [path] });
  await render(<RouterProvider router={router} />);
  return router;
}

/** A data provider that hears of changes until the test ends: hundreds that still read each of them would take long. */
async function dataProviderOfTest() {
  const listen = vi.spyOn(window, 'addEventListener');
  const dataProvider = await createDataProvider();
  const listeners = [...listen.mock.calls];
  listen.mockRestore();
  onTestFinished(() => {
    for (const listener of listeners) window.removeEventListener(...listener);
  });
  return dataProvider;
}

/** Waits until this finds something. */
export const until = <T,>(find: () => T): Promise<NonNullable<T>> =>
  eventually(() => {
    const found = find();
    if (found) return found;
    throw new Error(`Never came true: ${find}`);
  });

/** Waits until screen readers are told these words, and nothing else with them. */
export const announced = (words: string | RegExp) =>
  eventually(() => {
    const one = typeof words === 'string' ? words : expect.stringMatching(words);
    expect(textsOf('[role="status"]')).toContainEqual(one);
  });

/** Waits for an element with this text. */
export const withText = (selector: string, text: string | null | undefined) =>
  until(() => [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.textContent === text));

export const dialogIsClosed = () => until(() => !theDialog());

const inputNamed = (name: string) => document.querySelector<Field>(`[name="${name}"]`);

/** The input of a field, once the form is there. */
export const field = (name: string) => until(() => inputNamed(name));

/** The input of a field, once the form is filled with its record. */
export const filledField = (name: string) =>
  until(() => (inputNamed(name)?.value ? inputNamed(name) : undefined));

/** Waits until the input of a field holds this text. */
export const holds = (name: string, text: string) => until(() => inputNamed(name)?.value === text);

/** Fields of a product without rows: in its form, everything takes longer with each row. */
export const noRows = { features: [], uses: [], specifications: [], colours: [] };

/** The input that this label names. */
export const labelled = (label: string) =>
  until(() => {
    const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
    return found && (document.getElementById(found.htmlFor) as Field | null);
  });

/** Opens a tab of the form, whose inputs are not rendered before. */
export const openTab = async (label: string) => press(await withText('[role="tab"]', label));

/** A link of the admin's menu, or an item of the one that the profile opens. */
export const menuItem = (name: string) => withText('nav[aria-label="Admin"] a, [role="menuitem"]', name);

export async function logOut(): Promise<void> {
  await press(byLabel('Account'));
  await press(await menuItem('Log out'));
}

/** Presses Ctrl and the S, or another key. */
export const saveByKey = (key = 's', code = '') =>
  pressKey(document.activeElement ?? document.body, key, { code, ctrlKey: true });
