import { defineConfig } from '@playwright/test';
import { browserToUse } from '../../tools/browser';
import { DEEP } from '../e2e/tags';
import { serversFor } from '../servers';

const isCi = Boolean(process.env.CI);
const SITE_URL = 'http://localhost:4184';

/** `npm run test:deep`: the slow tests, on their own build and port, with the end-to-end tests' form service. */
export default defineConfig({
  outputDir: '../../test-results/deep',
  forbidOnly: isCi,
  workers: 1,
  reporter: isCi ? 'line' : 'list',
  timeout: 30 * 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: SITE_URL,
    launchOptions: browserToUse(),
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'deep', testDir: '.' },
    { name: 'e2e', testDir: '../e2e', grep: new RegExp(DEEP) },
  ],
  webServer: serversFor({ folder: '.cache/deep-site', url: SITE_URL, timeout: 400_000 }),
});
