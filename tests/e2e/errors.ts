import type { Page } from '@playwright/test';

const ELSEWHERE = /^https?:\/\/(?!localhost[:/])/;

/**
 * The errors of a page that nobody caught or that reached the console, as they come in: a hydration that does not
 * match is one. What the owner published of other hosts, pictures and tags, may be out of the tests' reach.
 * @param notices what the console calls errors and the test does not
 */
export function collectErrors(page: Page, notices?: RegExp): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith('Failed to load resource') && ELSEWHERE.test(message.location().url)) return;
    if (message.type() === 'error' && !notices?.test(text)) errors.push(text);
  });
  return errors;
}
