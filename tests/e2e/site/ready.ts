import type { Page } from '@playwright/test';
import { contentKeys } from '../../contentKeys';

/*
 * A public page shows, and its links and forms work, before its script is there: that waits for the visitor's first
 * move. What a test says of the script it must wait for.
 */

/** Moves, and waits until the page's script answers. */
export async function answers(page: Page): Promise<void> {
  await move(page);
  await startsAnswering(page);
}

/** Waits until the page's script answers, for whatever reason it was asked for. */
export async function startsAnswering(page: Page): Promise<void> {
  // What was told before the script came is taken from there by React, when it has taken over all of the page.
  await page.waitForFunction(() => 'dataLayer' in window && !Reflect.get(window, 'toldView'));
}

/**
 * Moves, and waits until the page has done all that it does unasked: when idle it fetches what other pages need, and
 * last it seeds the storage. Wants a browser that keeps nothing yet.
 */
export async function settles(page: Page): Promise<void> {
  await move(page);
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, contentKeys.settings);
}

/** Moves the pointer, by which a page's script is asked for. */
export async function move(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
}
