import { spawnSync } from 'node:child_process';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { passwordMatches } from '../../../src/admin/auth/password';
import { PROJECT } from '../../../tools/folders';

const setPassword = (input: string) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'tools/adminPassword.ts'], {
    cwd: PROJECT,
    encoding: 'utf8',
    input,
  });

it.each(['\n', ''])('prints the lines by which a password opens the admin, if %j follows it', async (end) => {
  const password = 'Größe “50” $mm';
  const { status, stdout } = setPassword(password + end);
  expect(status).toBe(0);
  const { VITE_ADMIN_PASSWORD_SALT: salt = '', VITE_ADMIN_PASSWORD_HASH: hash = '' } = parseEnv(stdout);
  expect(await passwordMatches(password, salt, hash)).toBe(true);
});

it.each(['', 'elevenchars\n'])('refuses %j', (input) => {
  const { status, stdout, stderr } = setPassword(input);
  expect(stdout).toBe('');
  expect(stderr).toContain('Choose 12 characters or more');
  expect(status).toBe(1);
});
