import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type LaunchOptions } from '@playwright/test';
import { installFromDebian } from './debian';

/* The browser for the end-to-end tests: Playwright's own, an installed one, or else one that this script installs. */

const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

// The headless shell is first: it is the same engine without a desktop interface, and starts twice as fast.
const INSTALLED = ['/usr/bin/chromium-headless-shell', ...WHOLE];

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const installedBrowser = () => INSTALLED.find((path) => existsSync(path));
const hasOwnBrowser = () => existsSync(chromium.executablePath());

/**
 * Playwright's launch options: an installed browser needs its path, Playwright's own does not.
 * @param flags more flags for the browser
 */
export function browserToUse(flags: readonly string[] = []): LaunchOptions {
  const executablePath = hasOwnBrowser() ? undefined : installedBrowser();
  return { args: [...FLAGS, ...flags], ...(executablePath && { executablePath }) };
}

/** The program of a complete browser: the headless shell has neither site settings nor a back/forward cache. */
export const wholeBrowser = (): string | undefined => [chromium.executablePath(), ...WHOLE].find(existsSync);

function ensureBrowser(): void {
  if (hasOwnBrowser() || installedBrowser()) return;
  // Debian's comes sooner, and its recommended packages include fonts. Playwright also installs a display server.
  if (installFromDebian('chromium-headless-shell') || installFromPlaywright()) return;
  throw new Error('Install Chromium or Chrome, then run the tests again.');
}

const installFromPlaywright = (): boolean =>
  spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    // On Windows npx is a batch file, which only a shell can start.
    shell: process.platform === 'win32',
  }).status === 0;

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureBrowser();
