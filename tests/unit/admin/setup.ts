import { afterEach, vi } from 'vitest';
import { removeRendered } from './render';

/* For tests of the admin's screens, besides what is for all tests. */

afterEach(async () => {
  await removeRendered();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
