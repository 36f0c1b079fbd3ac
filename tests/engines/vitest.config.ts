import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** `npm run test:engines`: needs the site that the end-to-end tests build. The engines take their turns side by side. */
export default defineConfig({
  cacheDir: join(import.meta.dirname, '../../.cache/vitest-engines'),
  test: { root: import.meta.dirname, maxWorkers: 2, testTimeout: 90_000, hookTimeout: 60_000 },
});
