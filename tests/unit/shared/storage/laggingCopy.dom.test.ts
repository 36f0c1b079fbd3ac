import { describe, expect, it } from 'vitest';
import { onStorageChange } from '../../../../src/shared/storage/browserStorage';
import { seededVersion } from '../../../../src/shared/storage/seedMarks';
import { reportWrite, withFreshStorage } from '../faultyStorage';
import { build, edit, KEY, MARKS, note, textOf } from './notes';

withFreshStorage();

describe('seeding while this tab’s copy of the storage lags behind', () => {
  it('gives way to what another tab stored at the same time, and to what it stored next', async () => {
    await build('1', [note('first')]).seed();
    reportWrite(KEY, null, textOf('own'));
    expect(localStorage.getItem(KEY)).toBe(textOf('own'));
    reportWrite(KEY, textOf('own'), textOf('newer'));
    expect(localStorage.getItem(KEY)).toBe(textOf('newer'));
  });

  it('counts that as edited, and tells listeners after it is back', async () => {
    const notes = build('1', [note('first')]);
    const told: unknown[] = [];
    const stop = onStorageChange((key) => key === KEY && told.push(notes.stored()));
    await notes.seed();
    reportWrite(KEY, null, textOf('own'));
    stop();
    expect(told).toEqual([[note('own')]]);
    expect(notes.isEdited()).toBe(true);
  });

  it('gives way to an edit that another tab made on the same seed', async () => {
    await build('1', [note('first')]).seed();
    reportWrite(KEY, null, textOf('first'));
    reportWrite(KEY, textOf('first'), textOf('own'));
    expect(localStorage.getItem(KEY)).toBe(textOf('own'));
    expect(seededVersion('notes')).toBe('1');
  });

  it('gives way to an edit of the older seed, which then counts as made on that', async () => {
    await build('1', [note('first')]).seed();
    await build('2', [note('second')]).seed();
    expect(localStorage.getItem(KEY)).toBe(textOf('second'));
    reportWrite(KEY, textOf('first'), textOf('own'));
    expect(localStorage.getItem(KEY)).toBe(textOf('own'));
    expect(seededVersion('notes')).toBe('1');
  });

  /** Lets two builds replace an older seed, of which the second does not know yet what the first stored. */
  async function seedsAtOnce() {
    await build('0', [note('oldest')]).seed();
    const former = localStorage.getItem(MARKS);
    await build('1', [note('first')]).seed();
    const theirs = localStorage.getItem(MARKS);
    edit([note('oldest')]);
    localStorage.setItem(MARKS, former ?? '');
    const second = build('2', [note('second')]);
    await second.seed();
    return { second, former, theirs };
  }

  it('takes over the mark of another build’s seed that it gives way to, which the next build then replaces', async () => {
    const { second, former, theirs } = await seedsAtOnce();
    reportWrite(KEY, textOf('oldest'), textOf('first'));
    reportWrite(MARKS, former, theirs);
    expect(localStorage.getItem(KEY)).toBe(textOf('first'));
    expect(second.isEdited()).toBe(false);
    reportWrite(KEY, textOf('first'), textOf('own'));
    expect(localStorage.getItem(KEY)).toBe(textOf('own'));
    expect(seededVersion('notes')).toBe('1');
    edit([note('first')]);
    const next = build('3', [note('third')]);
    await next.seed();
    expect(next.stored()).toEqual([note('third')]);
  });

  it('takes over no mark of another text than the one that it gave way to', async () => {
    const { second, former, theirs } = await seedsAtOnce();
    reportWrite(KEY, textOf('oldest'), textOf('own'));
    reportWrite(MARKS, former, theirs);
    expect(second.stored()).toEqual([note('own')]);
    expect(seededVersion('notes')).toBe('0');
  });

  it('takes nothing back that another tab replaced knowing the seed', async () => {
    await build('1', [note('first')]).seed();
    // A page that was frozen gets its events late: that the edit was undone is stored before it is told of the edit.
    reportWrite(KEY, textOf('first'), textOf('own'));
    expect(localStorage.getItem(KEY)).toBe(textOf('first'));
    reportWrite(KEY, textOf('own'), textOf('first'));
    reportWrite(KEY, null, textOf('old'));
    expect(localStorage.getItem(KEY)).toBe(textOf('first'));
  });

  it('takes nothing back that was saved here meanwhile', async () => {
    await build('1', [note('first')]).seed();
    edit([note('saved here')]);
    reportWrite(KEY, null, textOf('own'));
    expect(localStorage.getItem(KEY)).toBe(textOf('saved here'));
  });

  it('takes nothing back after the storage was cleared', async () => {
    await build('1', [note('first')]).seed();
    reportWrite(null, null, null);
    reportWrite(KEY, null, textOf('own'));
    expect(localStorage.getItem(KEY)).toBe(textOf('first'));
  });
});
