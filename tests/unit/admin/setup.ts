import { afterEach, vi } from 'vitest';
import { removeRendered } from './render';

/* For all tests of the admin. Files that share modules also share what a test replaced in them. */

afterEach(async () => {
  await removeRendered();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
