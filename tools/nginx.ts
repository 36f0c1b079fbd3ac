import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installFromDebian } from './debian';

/* The nginx for the hosting tests: an installed one, or Debian's, which this script installs. */

const INSTALLED = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

/** The program's path, or undefined if nginx is not installed. */
export const installedNginx = (): string | undefined => INSTALLED.find((path) => existsSync(path));

/** @throws {Error} in CI if nginx cannot be installed, so that the hosting tests are never skipped silently there */
function ensureNginx(): void {
  if (installedNginx() || installFromDebian('nginx')) return;
  const message = 'There is no nginx here: install it to test the hosting rules against it.';
  if (process.env.CI) throw new Error(message);
  console.warn(message);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureNginx();
