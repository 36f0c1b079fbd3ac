import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BUILD_FILES, BUILD_FOLDERS } from '../buildSources';
import { DEFAULTS_FOLDER, readDefaults } from '../content/readDefaults';
import { writeDefaults } from '../content/writeDefaults';
import { PROJECT } from '../folders';
import { syntheticProducts } from './syntheticProducts';

/** Inside the project, so that Node finds the packages. */
const COPY = join(PROJECT, '.cache/bench-build');
/** The same program as in `npm run build`. */
const VITE = join(PROJECT, 'node_modules/vite/bin/vite.js');
const COMPRESSED = /\.(?:br|gz)$/;

/** How long a build took, and its size in bytes with and without the compressed files. */
type BuildFigures = {
  milliseconds: number;
  pages: number;
  bytes: number;
  withCompressed: number;
  /** The product list's size after brotli. */
  listBytes: number;
};

/**
 * Builds a copy of the project with `count` products. The project itself is not changed.
 * @throws {Error} with the build's messages, if it fails
 */
export function measureBuild(count: number): BuildFigures {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  try {
    for (const name of [...BUILD_FILES, ...BUILD_FOLDERS])
      cpSync(join(PROJECT, name), join(COPY, name), { recursive: true });
    writeDefaults(
      { products: syntheticProducts(readDefaults().products, count) },
      join(COPY, relative(PROJECT, DEFAULTS_FOLDER)),
    );
    return { milliseconds: build(), ...weigh(join(COPY, 'dist')) };
  } finally {
    rmSync(COPY, { recursive: true, force: true });
  }
}

function build(): number {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [VITE, 'build', '--configLoader', 'bundle'],
    {
      cwd: COPY,
      encoding: 'utf8',
      maxBuffer: 1e9,
    },
  );
  if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`);
  return performance.now() - start;
}

function weigh(folder: string): Omit<BuildFigures, 'milliseconds'> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const total = (names: readonly string[]) => names.reduce((sum, name) => sum + statSync(name).size, 0);
  return {
    pages: files.filter((name) => name.endsWith('.html')).length,
    bytes: total(files.filter((name) => !COMPRESSED.test(name))),
    withCompressed: total(files),
    listBytes: statSync(join(folder, 'products.html.br')).size,
  };
}
