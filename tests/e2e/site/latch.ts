import { expect, type Page } from '@playwright/test';

/** Holds something back until it is opened. */
export function latch() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}

/**
 * Holds a page's requests to such addresses back until the latch is opened; then they go on, fall back to the route that
 * was set before, or fail.
 */
export async function holdBack(
  page: Page,
  address: RegExp,
  then: 'continue' | 'fallback' | 'abort' = 'continue',
) {
  const { open, opened } = latch();
  let isHeld = false;
  await page.route(address, async (route) => {
    isHeld = true;
    await opened;
    await route[then]();
  });
  return {
    /** Once there is something to let go: a test that holds nothing back, as after a change of names, says nothing. */
    open: async () => {
      await expect.poll(() => isHeld, `a request to ${address} is held back`).toBe(true);
      open();
    },
  };
}
