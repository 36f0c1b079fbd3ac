import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../tools/folders';
import { hostFiles } from '../tools/hosting/rules';
import { SITE_FOLDER } from './addresses';
import { changedSince } from './changedSince';

/* The built site that the tests read: the one that the end-to-end tests build. */

export { SITE_FOLDER };

/** The absolute path of `SITE_FOLDER`. */
export const siteFolder = join(PROJECT, SITE_FOLDER);

if (!existsSync(join(siteFolder, hostFiles.nginx)))
  throw new Error(`${SITE_FOLDER} holds no built site: run npm run test:e2e first, which builds it.`);

// The manifest is written before the pages are rendered, so a source that changes in between counts too.
const changed = changedSince(statSync(join(siteFolder, '.vite/manifest.json')).mtimeMs, PROJECT);
if (changed !== undefined)
  throw new Error(
    `${SITE_FOLDER} is older than the sources (${changed}): run npm run test:e2e, which builds it anew.`,
  );
