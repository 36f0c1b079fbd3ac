import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PROJECT } from './folders.ts';
import { hostFiles } from './hosting/rules.ts';

/**
 * The absolute path of a built site's `folder`, which is absolute or relative to the project's folder. Exits the program
 * if there is no built site.
 */
export function requireSite(folder: string): string {
  const path = resolve(PROJECT, folder);
  if (!existsSync(join(path, hostFiles.security))) {
    console.error(`${folder} holds no built site: run npm run build first.`);
    process.exit(2);
  }
  return path;
}
