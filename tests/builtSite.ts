import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hostFiles } from '../tools/hosting/rules';

/** The built site that the tests read, from the project's folder: the one that the end-to-end tests build. */
export const SITE = '.cache/e2e-site';

/** The same, absolute. */
export const siteFolder = join(import.meta.dirname, '..', SITE);

if (!existsSync(join(siteFolder, hostFiles.nginx)))
  throw new Error(`${SITE} holds no built site: run npm run test:e2e first, which builds it.`);
