import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { HalfWrittenError, replaceFiles } from '../../../tools/content/replaceFiles';
import { temporaryFolder } from './temporaryFolder';

describe('replacing files', () => {
  const path = temporaryFolder();
  beforeEach(() => {
    for (const name of ['old', 'gone', 'wall']) writeFileSync(path(name), name);
  });

  it('writes and removes files, also in folders that are not there yet', () => {
    const writes = new Map([
      [path('old'), 'changed'],
      [path('new/one'), 'new'],
    ]);
    replaceFiles({ writes, removals: [path('gone')] });
    expect(readdirSync(path(), { recursive: true }).sort()).toEqual([
      'new',
      join('new', 'one'),
      'old',
      'wall',
    ]);
    expect(readFileSync(path('old'), 'utf8')).toBe('changed');
    expect(readFileSync(path('new/one'), 'utf8')).toBe('new');
  });

  it.each([
    ['write', [['wall/below', 'x']], []],
    ['removal', [], ['not-there']],
  ] as const)('says why, and that a part was written, if a %s fails', (_, failing, removals) => {
    const writes = new Map(failing.map(([name, text]) => [path(name), text]));
    const replace = () => replaceFiles({ writes, removals: removals.map((name) => path(name)) });
    expect(replace).toThrow(HalfWrittenError);
    expect(replace).toThrow(/(ENOTDIR|EEXIST|ENOENT).* A part was written: take that back with git/);
  });
});
