import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type LaunchOptions } from '@playwright/test';

/* The browser of the end-to-end tests: Playwright's own, else one that is installed, else one that this installs. */

// The headless shell first: the same engine without the desktop's half, and it starts twice as fast.
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

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

/** How Playwright starts the browser: its own as it is, an installed one by its path. */
export function browserToUse(): LaunchOptions {
  const executablePath = hasOwnBrowser() ? undefined : installedBrowser();
  return { args: FLAGS, ...(executablePath && { executablePath }) };
}

function ensureBrowser(): void {
  if (hasOwnBrowser() || installedBrowser()) return;
  console.log('No Chromium here: installing one');
  if (
    spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], {
      stdio: 'inherit',
      // There npx is a batch file, which only a shell starts.
      shell: process.platform === 'win32',
    }).status === 0
  )
    return;
  if (!existsSync('/usr/bin/apt-get'))
    throw new Error('Install Chromium or Chrome, then run the tests again.');
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureBrowser();
