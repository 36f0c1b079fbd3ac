import { expect, type Page } from '@playwright/test';

/** Logs in with the example login of the README, and waits for the dashboard. */
export async function logIn(page: Page): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('User name').fill('owner');
  await page.getByLabel('Password').fill('tape-1959');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
}

/** The records that this browser keeps under a key. */
export function stored(page: Page, key: string, resource: string): Promise<Record<string, unknown>[]> {
  return page.evaluate(
    ([k, r]) => JSON.parse(localStorage.getItem(k as string) ?? '{}')[r as string] ?? [],
    [key, resource],
  );
}

export const storedText = (page: Page, key: string) => page.evaluate((k) => localStorage.getItem(k), key);

export const nameInput = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });

/** Saves by keyboard and waits until the form says so. */
export async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved in this browser.').last()).toBeVisible();
}

/** Fills the browser's storage to the last character. */
export const fillStorage = (page: Page) =>
  page.evaluate(() => {
    for (let size = 1024 * 1024, index = 0; size > 0; index += 1) {
      try {
        localStorage.setItem(`fill-${index}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
