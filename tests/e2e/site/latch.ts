import type { Page } from '@playwright/test';

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
  await page.route(address, async (route) => {
    await opened;
    await route[then]();
  });
  return { open };
}
