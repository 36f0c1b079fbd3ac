import type { Page } from '@playwright/test';

/** Makes saves wait for their turn, as another tab's save does. @returns a function that lets them go on */
export async function holdSaves(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(
    () =>
      new Promise<void>((isHeld) => {
        void navigator.locks.request('content', () => {
          isHeld();
          return new Promise((goOn) => Object.assign(window, { goOn }));
        });
      }),
  );
  return () => page.evaluate(() => (window as unknown as { goOn: () => void }).goOn());
}
