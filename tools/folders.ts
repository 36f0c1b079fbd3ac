import { join } from 'node:path';

/** The repository's folder. */
export const PROJECT = join(import.meta.dirname, '..');

/** The files that the build copies unchanged. */
export const PUBLIC_FOLDER = join(PROJECT, 'public');
