import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installFromDebian } from './debian';

/* The browsers for the tests of the other engines: installed ones, or Debian's, which this script installs. */

const INSTALLED = {
  firefox: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
  webKitDriver: ['/usr/bin/WebKitWebDriver'],
  // WebKit paints on a display only.
  display: ['/usr/bin/Xvfb'],
} as const;

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/** The path of each program, or undefined if it is not installed. */
export const installedEngines = () => ({
  firefox: INSTALLED.firefox.find(existsSync),
  webKitDriver: INSTALLED.webKitDriver.find(existsSync),
  display: INSTALLED.display.find(existsSync),
});

/** What is not installed. */
const missing = () =>
  Object.entries(installedEngines()).flatMap(([name, path]) => (path === undefined ? [name] : []));

/** @throws {Error} in CI if a browser cannot be installed, so that no engine is skipped silently there */
function ensureEngines(): void {
  if (missing().length === 0 || installFromDebian('--no-install-recommends', ...PACKAGES)) return;
  const message = `Not here: ${missing().join(', ')} (in Debian ${PACKAGES.join(', ')}). Tests that need it are skipped.`;
  if (process.env.CI) throw new Error(message);
  console.warn(message);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureEngines();
