import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { DEFAULTS_FOLDER } from '../../../tools/content/readDefaults';

/** Makes a writable copy of the built-in content for each test. @returns a function that returns the copy's folder */
export function copyDefaults(): () => string {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'defaults-'));
    cpSync(DEFAULTS_FOLDER, folder, { recursive: true });
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });
  return () => folder;
}
