import { expect, type Page } from '@playwright/test';

/** Lets something wait for `opened` until `open` is called. */
export function latch() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}

/**
 * Holds back a page's requests to matching addresses until `open` is called. Then they continue, fall back to the route
 * that was set before, or fail.
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
    /** Waits for a request that is held back first: without one, as after a file was renamed, a test proves nothing. */
    open: async () => {
      await expect.poll(() => isHeld, `a request to ${address} is held back`).toBe(true);
      open();
    },
  };
}

/** Lets the first requests for an address fail. Returns how many there have been. */
export async function failFirst(page: Page, address: RegExp, failures = 1): Promise<() => number> {
  let asked = 0;
  await page.route(address, (route) => {
    asked += 1;
    return asked <= failures ? route.abort() : route.continue();
  });
  return () => asked;
}
