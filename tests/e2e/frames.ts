import type { Page } from '@playwright/test';

/** Waits for two frames, and for what they make the page do: by then, what came before them has been drawn. */
export const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
