import type { Page } from '@playwright/test';

/**
 * The errors of a page that nobody caught or that reached the console, as they come in: a hydration that does not
 * match is one.
 * @param notices what the console calls errors and the test does not
 */
export function collectErrors(page: Page, notices?: RegExp): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !notices?.test(message.text())) errors.push(message.text());
  });
  return errors;
}
