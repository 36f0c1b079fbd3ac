import { defineConfig } from '@playwright/test';
import { browserToUse } from '../../tools/browser';
import { DEEP, PHONE_ONLY } from '../e2e/tags';
import { PHONE, WIDE_SCREEN } from '../screens';
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
    ...WIDE_SCREEN,
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'deep', testDir: '.' },
    { name: 'e2e', testDir: '../e2e', grep: new RegExp(DEEP), grepInvert: new RegExp(PHONE_ONLY) },
    {
      name: 'e2e on a phone',
      testDir: '../e2e',
      grep: new RegExp(`(?=.*${DEEP})(?=.*${PHONE_ONLY})`),
      use: PHONE,
    },
  ],
  webServer: serversFor({ folder: '.cache/deep-site', url: SITE_URL, timeout: 400_000 }),
});
