import { defineConfig } from 'vitest/config';

/** `npm run test:hosting`: needs the site that the end-to-end tests build. */
export default defineConfig({
  test: { root: import.meta.dirname, environment: 'node', testTimeout: 20_000, hookTimeout: 30_000 },
});
