import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { refuseArguments } from './arguments.ts';
import { PROJECT } from './folders.ts';
import { hostFiles } from './hosting/rules.ts';

/**
 * The absolute path of a built site's `folder`, which is absolute or relative to the project's folder. Ends the command
 * with status 2 if there is no built site.
 */
export function requireSite(folder: string): string {
  const path = resolve(PROJECT, folder);
  return existsSync(join(path, hostFiles.security))
    ? path
    : refuseArguments(`${folder} holds no built site: run npm run build first.`);
}
