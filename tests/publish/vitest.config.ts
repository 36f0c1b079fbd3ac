import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** `npm run test:publish`: builds a site of its own, and needs the one that the end-to-end tests build. */
export default defineConfig({
  cacheDir: join(import.meta.dirname, '../../.cache/vitest-publish'),
  test: { root: import.meta.dirname, testTimeout: 60_000, hookTimeout: 900_000 },
});
