import type { Page } from '@playwright/test';
import { contentKeys } from '../../contentKeys';

/*
 * A public page is shown, and its links and forms work, before its script loads at the visitor's first interaction. A
 * test of anything that the script does has to wait for it.
 */

/** Moves the pointer, and waits until React has taken over the page. */
export async function answers(page: Page): Promise<void> {
  await move(page);
  await startsAnswering(page);
}

/** Waits until React has taken over the page, whatever made the page request its script. */
export async function startsAnswering(page: Page): Promise<void> {
  // React clears `toldView`, the page view that boot.js reported, once it has taken over the whole page.
  await page.waitForFunction(() => 'dataLayer' in window && !Reflect.get(window, 'toldView'));
}

/**
 * Moves the pointer, and waits until the page has done its idle work: it prefetches what other pages need, and seeds
 * the storage last. Only for a browser whose storage is still empty.
 */
export async function settles(page: Page): Promise<void> {
  await move(page);
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, contentKeys.settings);
}

/** Returns how many pages have been loaded since. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

/** Moves the pointer, which makes a page request its script. */
export async function move(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
}
