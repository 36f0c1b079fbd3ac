import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HalfWrittenError, replaceFiles } from '../../../tools/content/replaceFiles';
import { temporaryFolder } from './temporaryFolder';

/** Files that accept their new content, but not their former content again. */
const { stuck } = vi.hoisted(() => ({ stuck: new Set<string>() }));

vi.mock('node:fs', async (load) => {
  const original = await load<typeof import('node:fs')>();
  const renameSync = (from: string, to: string) => {
    if (stuck.has(to) && basename(from).startsWith('former-')) throw new Error('the disk is full');
    original.renameSync(from, to);
  };
  const fs = { ...original, renameSync };
  return { ...fs, default: fs };
});

describe('replacing files', () => {
  const path = temporaryFolder();
  beforeEach(() => {
    for (const name of ['old', 'gone', 'wall']) writeFileSync(path(name), name);
  });
  afterEach(() => stuck.clear());

  const texts = () =>
    Object.fromEntries(readdirSync(path()).map((name) => [name, readFileSync(path(name), 'utf8')]));

  it('writes and removes files, and leaves nothing else behind', () => {
    const writes = new Map([
      [path('old'), 'changed'],
      [path('new'), 'new'],
    ]);
    // Left behind by a run that was killed.
    mkdirSync(path('staging'));
    writeFileSync(path('staging/staged-0'), 'half');
    replaceFiles({ writes, removals: [path('gone')] }, path('staging'));
    expect(texts()).toEqual({ old: 'changed', new: 'new', wall: 'wall' });
  });

  it.each([
    ['write', [['wall/below', 'x']], ['gone']],
    ['removal', [], ['gone', 'not-there']],
  ] as const)('restores everything if a %s fails', (_, failing, removals) => {
    const before = texts();
    const writes = new Map(
      [['old', 'changed'], ['new', 'new'], ...failing].map(([name = '', text = '']) => [path(name), text]),
    );
    expect(() =>
      replaceFiles({ writes, removals: removals.map((name) => path(name)) }, path('staging')),
    ).toThrow(/ENOTDIR|EEXIST|ENOENT/);
    expect(texts()).toEqual(before);
  });

  it('keeps copies of what it cannot restore, and says where', () => {
    const writes = new Map([
      [path('old'), 'changed'],
      [path('wall'), 'changed'],
    ]);
    stuck.add(path('old'));
    let error: unknown;
    try {
      replaceFiles({ writes, removals: [path('not-there')] }, path('staging'));
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(HalfWrittenError);
    const [, copy = ''] = /\/old as it was: (\S+)/.exec(String(error)) ?? [];
    expect(readFileSync(copy, 'utf8')).toBe('old');
    expect(String(error)).not.toContain('wall');
    // Why it failed in the first place.
    expect(String(error)).toMatch(/not-there.*, and not all could be put back as it was:\n/);
    expect(readFileSync(path('wall'), 'utf8')).toBe('wall');
    // The next run does not remove it.
    replaceFiles({ writes: new Map(), removals: [] }, path('staging'));
    expect(existsSync(copy)).toBe(true);
  });
});
