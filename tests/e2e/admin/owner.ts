import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Logs the owner in on whatever the page opens first, without the login: that is slow, and login.spec.ts tests it. A
 * later logout stays one.
 */
export const storeLogin = (page: Page) =>
  page.addInitScript(() => {
    // The browser's own page for an address that it cannot load has no storage.
    if (origin !== 'null' && localStorage.getItem('auth') === null) localStorage.setItem('auth', 'true');
  });

/** Opens a screen of the admin as the owner, already logged in. */
export async function logIn(page: Page, path = '/admin/dashboard'): Promise<void> {
  await storeLogin(page);
  await page.goto(path);
  // By tag, because an open dialog hides the heading from queries by role.
  await expect(page.locator('h1')).not.toBeEmpty();
}

export const nameInput = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });

export const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name });

/** Saves by keyboard and waits for the message that confirms it. */
export async function save(page: Page): Promise<void> {
  const message = page.getByText('Saved in this browser.');
  // The message of an earlier save would be taken for this one's. Like any click elsewhere, this one closes it at once,
  // but it moves no focus.
  await page.evaluate(() => document.body.click());
  await expect(message).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(message).toBeVisible();
}

/** Presses a button that downloads a file. Returns the file's name and text. */
export async function download(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

/** Opens the preview of the record in the form, in a tab of its own. */
export async function openPreview(page: Page): Promise<Page> {
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Preview' }).click(),
  ]);
  return preview;
}

/** Moves on by Tab, or back by Shift+Tab, until the control has the focus. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  // Found once: to find it by its role again after each press would take a fifth of the time.
  const target = await control.elementHandle();
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press(key);
    if (await target?.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${control} is not reached by ${key}.`);
}
