import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { PROJECT } from '../../../tools/folders';
import { allContent, fileOf } from './contentSample';
import { temporaryFolder } from './temporaryFolder';

const hasGit = spawnSync('git', ['--version']).status === 0;

// tests/publish tests what the command writes. These run it on the project itself, with files of which it writes nothing.
describe.runIf(hasGit)('content:apply, where nothing is committed', () => {
  const folder = temporaryFolder();
  /** Another repository, to which all of the project's files are new. */
  const env = () => ({
    ...process.env,
    GIT_DIR: folder('.git'),
    GIT_INDEX_FILE: folder('.git/index'),
    GIT_WORK_TREE: PROJECT,
  });
  beforeEach(() => void execFileSync('git', ['init', '--quiet'], { env: env() }));

  /** Applies the content. @returns what is said of it */
  function apply(content: unknown, ...options: string[]): string {
    const file = folder('content.json');
    writeFileSync(file, fileOf(content));
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', join(PROJECT, 'tools/contentApply.ts'), file, ...options],
      { cwd: PROJECT, encoding: 'utf8', env: env() },
    );
    return stdout + stderr;
  }

  it('refuses a file that changes anything, unless it is told to write over what there is', () => {
    // Refused for that, too, but later.
    const image = 'data:image/png;base64,iVBORw0KGgo=';
    const blog = allContent().blog.map((article, index) => (index === 0 ? { ...article, image } : article));
    expect(apply({ blog })).toMatch(/ not committed\..*\n {2}\?\? src\/shared\/defaults\/articles\//s);
    const forced = apply({ blog }, '--allow-dirty');
    expect(forced).toContain('Choose them again in the admin');
    expect(forced).not.toContain('not committed');
  });
});
