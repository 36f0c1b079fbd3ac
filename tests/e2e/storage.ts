import type { Page } from '@playwright/test';
import type { Content } from '../../src/shared/catalogue/content';
import type { ResourceName } from '../../src/shared/storage/keys';
import { contentKeys } from '../contentKeys';

/** The records of a resource that this browser stores. */
export function stored<Name extends ResourceName>(page: Page, resource: Name): Promise<Content[Name]> {
  return page.evaluate(([key, list]) => JSON.parse(localStorage.getItem(key) ?? '{}')[list] ?? [], [
    contentKeys[resource],
    resource,
  ] as const);
}

/** The stored record with this id. */
export async function storedRecord<Name extends ResourceName>(
  page: Page,
  resource: Name,
  id: string,
): Promise<Content[Name][number] | undefined> {
  return (await stored(page, resource)).find((record) => record.id === id);
}

export const storedText = (page: Page, key: string) => page.evaluate((k) => localStorage.getItem(k), key);

/** Writes to local storage past the page's own code. */
export const storeText = (page: Page, key: string, text: string) =>
  page.evaluate(([k, t]) => localStorage.setItem(k, t), [key, text] as const);

/** Makes the browser refuse access to storage on pages loaded from now on, as it does where site data is blocked. */
export const blockStorage = (page: Page, ...areas: ('localStorage' | 'sessionStorage')[]) =>
  page.addInitScript((names) => {
    for (const name of names)
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
  }, areas);
