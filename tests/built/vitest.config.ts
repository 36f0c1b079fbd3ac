import { defineConfig } from 'vitest/config';

/** `npm run test:built`: reads the site that the end-to-end tests build. The files share the parsed pages. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    environment: 'node',
    testTimeout: 60_000,
    isolate: false,
    fileParallelism: false,
  },
});
