import type { Page } from '@playwright/test';

/*
 * A public page shows, and its links and forms work, before its script is there. What a test says of the script it
 * must wait for.
 */

/** Waits until the page's script answers. */
export const answers = (page: Page) => page.waitForFunction(() => 'dataLayer' in window);

/**
 * Waits until the page has done all that it does unasked: when idle it fetches what other pages need, and last it
 * seeds the storage. Wants a browser that keeps nothing yet.
 */
export const settles = (page: Page) =>
  page.waitForFunction(() => localStorage.getItem('settings_v1') !== null);
