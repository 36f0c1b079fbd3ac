import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** `npm run test:hosting`: needs the site that the end-to-end tests build. */
export default defineConfig({
  cacheDir: join(import.meta.dirname, '../../.cache/vitest-hosting'),
  // Longer than a server may take to start, which is 20 s (tools/childServer.ts).
  test: { root: import.meta.dirname, testTimeout: 60_000, hookTimeout: 60_000 },
});
