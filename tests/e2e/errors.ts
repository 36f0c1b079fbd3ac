import type { Page } from '@playwright/test';

const ELSEWHERE = /^https?:\/\/(?!localhost[:/])/;

/**
 * Collects a page's uncaught errors and console errors as they occur, hydration mismatches included. Failed requests to
 * other hosts do not count: the pictures and tags that the owner published may not be reachable from the tests.
 * @param notices console errors to ignore
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
