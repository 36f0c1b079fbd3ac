import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs packages of Debian, if this is one and lets us. Returns whether it did.
 * @param packages their names, and options of `apt-get install`
 */
export function installFromDebian(...packages: readonly string[]): boolean {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false;
  console.log(`Not all here: apt-get install ${packages.join(' ')}`);
  return aptGet('update') && aptGet('install', '-y', ...packages);
}

const aptGet = (command: string, ...args: readonly string[]): boolean =>
  spawnSync('apt-get', [command, '-qq', ...args], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;
