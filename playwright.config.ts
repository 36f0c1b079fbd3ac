import { defineConfig } from '@playwright/test';
import { SITE_FOLDER, SITE_URL } from './tests/addresses';
import { BOTH_WIDTHS, DEEP, PHONE_ONLY } from './tests/e2e/tags';
import { PHONE, WIDE_SCREEN } from './tests/screens';
import { serversFor } from './tests/servers';
import { browserToUse } from './tools/browser';

const isCi = Boolean(process.env.CI);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: isCi,
  retries: isCi ? 1 : 0,
  // As many as the guaranteed processors: a third worker makes all of them a tenth slower.
  workers: 2,
  reporter: isCi ? 'line' : 'list',
  timeout: 90_000,
  // Long, for slow machines: an expectation that holds passes at once and does not wait.
  expect: { timeout: 30_000 },
  use: {
    baseURL: SITE_URL,
    // Each test opens its pages anew and leaves them before optimised code would pay: without those compilers all take a
    // seventh less.
    launchOptions: browserToUse(['--js-flags=--no-opt,--no-maglev']),
    // Traces film the page: recording them always would cost a third of the whole run's time.
    trace: 'on-first-retry',
    // A service worker answers requests that page.route would never see. Only offline.spec.ts allows it.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: new RegExp(`${DEEP}|${PHONE_ONLY}`),
      use: WIDE_SCREEN,
    },
    {
      name: 'phone',
      grep: new RegExp(`${PHONE_ONLY}|${BOTH_WIDTHS}`),
      grepInvert: new RegExp(DEEP),
      use: PHONE,
    },
  ],
  webServer: serversFor({ folder: SITE_FOLDER, url: SITE_URL, timeout: 240_000 }),
});
