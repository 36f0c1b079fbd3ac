import { defineConfig } from 'vitest/config';

/** `npm run test:publish`: builds a site of its own, and needs the one that the end-to-end tests build. */
export default defineConfig({
  test: { root: import.meta.dirname, environment: 'node', testTimeout: 60_000, hookTimeout: 900_000 },
});
