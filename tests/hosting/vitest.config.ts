import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** `npm run test:hosting`: needs the site that the end-to-end tests build. */
export default defineConfig({
  cacheDir: join(import.meta.dirname, '../../.cache/vitest-hosting'),
  test: { root: import.meta.dirname, testTimeout: 20_000, hookTimeout: 30_000 },
});
