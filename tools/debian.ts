import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs packages of Debian, if this is one and lets us. Returns whether it did.
 * @throws {Error} if Debian refuses them
 */
export function installFromDebian(...packages: readonly string[]): boolean {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false;
  console.log(`Not all here: installing ${packages.join(', ')}`);
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return true;
}
