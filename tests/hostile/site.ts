import { expect, type Page } from '@playwright/test';
import type { Content } from '../../src/shared/catalogue/content';
import { asStored } from '../contentKeys';
import { typeAll } from './typeAll';
import { loadingHasFailed } from './watch';

/** Stores content as the owner's edits, from a page that shows none of it. */
export async function keepContent(page: Page, content: Content): Promise<void> {
  await page.goto('/privacy-policy');
  await page.evaluate((entries) => {
    for (const [key, text] of entries) localStorage.setItem(key, text);
  }, asStored(content));
}

/** Types each text into the header's search, until whatever one of them loads would have run. */
export async function typeInSearch(page: Page, texts: readonly string[]): Promise<void> {
  await page.goto('/about');
  const box = page.getByRole('combobox').first();
  await box.fill('tape');
  // Its code loads when the box is first used.
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  expect(await typeAll(box, texts)).toBeUndefined();
  await loadingHasFailed(page);
}
