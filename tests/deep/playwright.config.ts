import { defineConfig } from '@playwright/test';
import { browserToUse } from '../../tools/browser';
import { FORM_SERVICE } from '../addresses';
import { DEEP } from '../e2e/tags';
import { testEnvironment } from '../environment';

const isCi = Boolean(process.env.CI);
/** REUSE_SERVER=1 saves the build if a server of this very code is still running. Whatever answers is tested. */
const reusesServers = Boolean(process.env.REUSE_SERVER);
const SITE = '.cache/deep-site';
const PORT = 4184;
const SITE_URL = `http://localhost:${PORT}`;

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
  webServer: [
    {
      command: `npx vite build --mode e2e --outDir ${SITE} --logLevel warn && npx tsx tools/serve.ts --port ${PORT} --folder ${SITE}`,
      env: { ...testEnvironment, VITE_SITE_URL: SITE_URL },
      cwd: '../..',
      url: SITE_URL,
      timeout: 400_000,
      reuseExistingServer: reusesServers,
    },
    {
      command: 'npx tsx tests/e2e/formService.ts',
      cwd: '../..',
      url: FORM_SERVICE,
      reuseExistingServer: reusesServers,
    },
  ],
});
