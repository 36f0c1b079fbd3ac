import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** `npm run test:built`: reads the site that the end-to-end tests build. The files share the parsed pages. */
export default defineConfig({
  cacheDir: join(import.meta.dirname, '../../.cache/vitest-built'),
  test: {
    root: import.meta.dirname,
    testTimeout: 60_000,
    isolate: false,
    fileParallelism: false,
  },
});
