import type { Page } from '@playwright/test';

/*
 * A public page shows, and its links and forms work, before its script is there. What a test says of the script it
 * must wait for.
 */

/** Waits until the page's script answers. */
export const answers = (page: Page) => page.waitForFunction(() => 'dataLayer' in window);
