import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BUILD_FILES, BUILD_FOLDERS } from '../../tools/buildSources';
import { PROJECT } from '../../tools/folders';
import { testEnvironment } from '../environment';

const VITE = join(PROJECT, 'node_modules/vite/bin/vite.js');
/** What content:apply writes to. */
const WRITTEN_FOLDERS = ['src/shared/defaults', 'public/images/own'];

/** A copy of the sources, such as the person who publishes has. */
export type Checkout = {
  /** Relative to the project's folder. */
  folder: string;
  /** Does what `npm run content:apply -- FILE` does there, and returns its exit code and its output. */
  apply: (file: string) => { status: number | null; said: string };
  /** Builds the site into `dist` there. */
  build: () => void;
  /** Changes whenever a file of the built-in content, or one of the owner's pictures, does. */
  fingerprint: () => string;
  remove: () => void;
};

/** Copies the sources into a folder inside the project, so that Node finds the packages. */
export function makeCheckout(): Checkout {
  const folder = `.cache/publish-${process.pid}`;
  const cwd = join(PROJECT, folder);
  for (const file of listSources()) {
    mkdirSync(dirname(join(cwd, file)), { recursive: true });
    cpSync(join(PROJECT, file), join(cwd, file));
  }
  // Vitest sets another one, which would build React's development version.
  const env = { ...process.env, ...testEnvironment, NODE_ENV: 'production' };
  const run = (args: readonly string[]) => spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8' });
  return {
    folder,
    apply: (file) => {
      const { status, stdout, stderr } = run(['--import', 'tsx', 'tools/contentApply.ts', file]);
      return { status, said: stdout + stderr };
    },
    build: () => {
      const args = ['build', '--configLoader', 'bundle', '--mode', 'e2e', '--outDir', 'dist'];
      const { status, stdout, stderr } = run([VITE, ...args, '--logLevel', 'error']);
      if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`);
    },
    fingerprint: () => fingerprint(WRITTEN_FOLDERS.map((name) => join(cwd, name))),
    remove: () => rmSync(cwd, { recursive: true, force: true }),
  };
}

/** The files that a build reads: those that git tracks or could add, so no build output and no packages. */
function listSources(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...BUILD_FOLDERS];
  const listed = execFileSync('git', args, { cwd: PROJECT, encoding: 'utf8', maxBuffer: 1e8 }).split('\0');
  const deleted = execFileSync('git', ['ls-files', '-z', '--deleted'], { cwd: PROJECT, encoding: 'utf8' });
  const gone = new Set(deleted.split('\0'));
  return [...BUILD_FILES, ...new Set(listed)].filter((file) => file !== '' && !gone.has(file));
}

function fingerprint(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of folders.flatMap(filesIn)) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}

const filesIn = (folder: string): string[] =>
  // The owner's pictures have no folder until one is published.
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];
