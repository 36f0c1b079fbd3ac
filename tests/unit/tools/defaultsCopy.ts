import { cpSync } from 'node:fs';
import { beforeEach } from 'vitest';
import { DEFAULTS_FOLDER } from '../../../tools/content/readDefaults';
import { temporaryFolder } from './temporaryFolder';

/** Makes a writable copy of the built-in content for each test. @returns a function that returns the copy's folder */
export function copyDefaults(): () => string {
  const folder = temporaryFolder();
  beforeEach(() => cpSync(DEFAULTS_FOLDER, folder(), { recursive: true }));
  return folder;
}
