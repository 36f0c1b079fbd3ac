import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './folders.ts';
import { hostFiles } from './hosting/rules.ts';

/** The absolute path of a built site's `folder` in the project. Exits the program if there is no built site. */
export function requireSite(folder: string): string {
  const path = join(PROJECT, folder);
  if (!existsSync(join(path, hostFiles.security))) {
    console.error(`${folder} holds no built site: run npm run build first.`);
    process.exit(2);
  }
  return path;
}
