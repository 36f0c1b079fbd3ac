import { afterEach, beforeAll, vi } from 'vitest';
import { removeRendered } from './render';

/*
 * For all tests of the admin. Files that share modules also share what a test replaced in them, and the browser's
 * storage.
 */

// Otherwise a file starts logged in or out, as the one before left it.
beforeAll(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(async () => {
  await removeRendered();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
