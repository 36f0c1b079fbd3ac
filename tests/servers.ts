import { PROJECT } from '../tools/folders';
import { FORM_SERVICE } from './addresses';
import { testEnvironment } from './environment';

/** REUSE_SERVER=1 skips the build and tests whatever server is running, so that must serve this very code. */
const reuseExistingServer = Boolean(process.env.REUSE_SERVER);

type Site = {
  /** Relative to the project's. */
  folder: string;
  url: string;
  /** How long its build may take, in ms. */
  timeout: number;
};

/** What browser tests are served by: a site that is built for them, and the stand-in for the form service. */
export const serversFor = ({ folder, url, timeout }: Site) => [
  {
    command: `npx vite build --mode e2e --outDir ${folder} --logLevel warn && npx tsx tools/serve.ts --port ${new URL(url).port} --folder ${folder}`,
    cwd: PROJECT,
    // The address may be written with a slash at its end, which no page's link has twice.
    env: { ...testEnvironment, VITE_SITE_URL: `${url}/` },
    url,
    timeout,
    reuseExistingServer,
  },
  { command: 'npx tsx tests/e2e/formService.ts', cwd: PROJECT, url: FORM_SERVICE, reuseExistingServer },
];
