import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** Makes an empty folder for each test. @returns a function that returns it, or a path in it */
export function temporaryFolder(): (...path: string[]) => string {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'unit-test-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  return (...path) => join(folder, ...path);
}
