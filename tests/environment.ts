import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { PROJECT } from '../tools/folders';

const read = (file: string) => parseEnv(readFileSync(join(PROJECT, file), 'utf8'));

/**
 * The environment of the builds that are tested, from the committed files only. It is set as the process's environment,
 * which Vite prefers to any file: a deployment's own values would send the tests' enquiries to its mailbox, and lock
 * the tests out of the admin.
 */
export const testEnvironment = { ...read('.env'), ...read('.env.e2e') } as Record<string, string>;
