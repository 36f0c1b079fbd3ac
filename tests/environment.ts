import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

const PROJECT = join(import.meta.dirname, '..');
const read = (file: string) => parseEnv(readFileSync(join(PROJECT, file), 'utf8'));

/**
 * What the builds that tests walk are told, by the committed files alone. Vite takes the process's environment
 * before any file, so this goes into it: a deployment's own values would send the tests' enquiries to its mail,
 * and lock the tests out of the admin.
 */
export const testEnvironment = { ...read('.env'), ...read('.env.e2e') } as Record<string, string>;
