/* Everything that a build reads, relative to the project's folder: what a copy needs to be built elsewhere. */

export const BUILD_FILES = [
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'index.html',
  '.env',
  '.env.e2e',
];
export const BUILD_FOLDERS = ['public', 'src', 'tools'];
