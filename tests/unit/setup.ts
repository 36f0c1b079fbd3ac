import { afterAll, beforeAll, vi } from 'vitest';

/*
 * For test files that share their modules: they also share what a test replaced in them, and the document with its
 * storage.
 */

beforeAll(() => {
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
