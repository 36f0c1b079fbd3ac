import { join } from 'node:path';

/** The repository's own folder. */
export const PROJECT = join(import.meta.dirname, '..');

/** What the build copies as it is. */
export const PUBLIC_FOLDER = join(PROJECT, 'public');
