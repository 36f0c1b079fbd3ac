import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT } from '../../../tools/folders';

const tools = join(PROJECT, 'tools');
const withOptions = readdirSync(tools).filter(
  (file) => file.endsWith('.ts') && readFileSync(join(tools, file), 'utf8').includes('= readArguments('),
);

it('finds the commands that take options', () => {
  expect(withOptions).toContain('benchAdmin.ts');
});

// They run in Node itself, which cannot load what only Vite knows, such as the built-in content.
it.each(withOptions)('tools/%s starts, and refuses an option that it does not know', (file) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(tools, file), '--no-such-option'],
    { cwd: PROJECT, encoding: 'utf8' },
  );
  expect(stderr).toContain("Unknown option '--no-such-option'");
  expect(status).toBe(2);
});
