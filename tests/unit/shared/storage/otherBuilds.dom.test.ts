import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { collection } from '../../../../src/shared/storage/collection';
import { markOpenedCode } from '../../../../src/shared/storage/openedCode';
import { markUntouched } from '../../../../src/shared/storage/seedMarks';
import { deferred } from '../../deferred';
import { storedBytes, withFreshStorage } from '../faultyStorage';
import { build, edit, KEY, type Note, note, textOf } from './notes';

withFreshStorage();

describe('a page that stayed open while the site was updated', () => {
  /** The old build's page, after the owner's edit was published and the new build seeded from another tab. */
  async function overtaken() {
    const old = build('1', [note('first')]);
    await old.seed();
    edit([note('own')]);
    old.stored();
    await build('2', [note('own')]).seed();
    return old;
  }

  /** A newer build, whose records the old one considers invalid. */
  const ofAnotherForm = () =>
    collection({
      resource: 'notes',
      key: KEY,
      schema: v.object({ id: v.string(), text: v.string() }),
      defaults: { version: '2', load: async () => [{ id: 'a', text: 'of another form' }] },
    });

  it('reads what is stored, which its own records would revert', async () => {
    const old = await overtaken();
    expect(old.stored()).toEqual([note('own')]);
    expect(await old.current()).toEqual([note('own')]);
    expect(old.isEdited()).toBe(false);
  });

  it('is overtaken, and a page of the newer build is not', async () => {
    const newer = build('2', [note('own')]);
    const old = await overtaken();
    expect(old.isOvertaken()).toBe(true);
    expect(newer.isOvertaken()).toBe(false);
    expect(build('2', [note('own')]).isOvertaken()).toBe(false);
  });

  it('is overtaken by the first seed after its start, even if it read nothing before that', async () => {
    await build('1', [note('first')]).seed();
    const old = build('1', [note('first')]);
    old.rememberSeed();
    await build('2', [note('second')]).seed();
    expect(old.isOvertaken()).toBe(true);
  });

  it('does not seed over the newer content', async () => {
    const old = await overtaken();
    const before = storedBytes();
    await old.seed();
    expect(storedBytes()).toEqual(before);
  });

  it('does not seed if it is overtaken while its records are loading', async () => {
    await build('0', [note('oldest')]).seed();
    const { promise, resolve: arrive } = deferred<Note[]>();
    const old = build('1', []);
    old.load.mockReturnValue(promise);
    const seeded = old.seed();
    // The newer code has stored nothing else yet.
    markOpenedCode('a newer file');
    const before = storedBytes();
    arrive([note('first')]);
    await seeded;
    expect(storedBytes()).toEqual(before);
  });

  it('keeps a newer build’s records whose format it does not know', async () => {
    const old = build('1', [note('first')]);
    await old.seed();
    await ofAnotherForm().seed();
    const before = storedBytes();
    expect(await old.current()).toEqual([note('first')]);
    expect(storedBytes()).toEqual(before);
  });

  it('keeps records in newer code’s format, even if all content was edited', async () => {
    const old = build('1', [note('first')]);
    await old.seed();
    old.rememberSeed();
    edit([note('own')]);
    markOpenedCode('a newer file');
    localStorage.setItem(
      KEY,
      JSON.stringify({ notes: [{ id: 'a', text: 'of another form' }, note('own', 'b')] }),
    );
    const before = storedBytes();
    expect(old.stored()).toEqual([note('own', 'b')]);
    await old.seed();
    expect(storedBytes()).toEqual(before);
  });

  it('replaces the newer build’s seed once it is reloaded, if the host was rolled back to it', async () => {
    await overtaken();
    const again = build('1', [note('first')]);
    expect(again.isOvertaken()).toBe(false);
    expect(await again.current()).toEqual([note('first')]);
    await again.seed();
    expect(again.stored()).toEqual([note('first')]);
  });
});

describe('fields of a newer build, after its host was rolled back,', () => {
  /** Ships the same note as build 1, and knows a field more. */
  const newer = () =>
    collection({
      resource: 'notes',
      key: KEY,
      schema: v.object({ id: v.string(), words: v.string(), datasheet: v.optional(v.string()) }),
      defaults: { version: '2', load: async () => [note('first')] },
    });
  const filled = JSON.stringify({ notes: [{ ...note('first'), datasheet: 'a.pdf' }] });
  /** Stores what the owner filled in, and returns the older build. */
  async function rolledBack(text = filled) {
    await newer().seed();
    localStorage.setItem(KEY, text);
    return build('1', [note('first')]);
  }

  it('stay under the key where the rest equals the built-in records, and count as edited', async () => {
    const older = await rolledBack();
    await older.seed();
    expect(localStorage.getItem(KEY)).toBe(filled);
    expect(older.isEdited()).toBe(true);
    expect(older.textWithUnknownFields()).toBe(filled);
    expect(newer().stored()).toEqual([{ ...note('first'), datasheet: 'a.pdf' }]);
  });

  it('stay beside the list, even if that is empty and an empty one counts as none', async () => {
    const text = JSON.stringify({ notes: [], layout: 'wide' });
    await rolledBack(text);
    const older = build('1', [note('first')], { emptyMeansDefaults: true });
    await older.seed();
    expect(localStorage.getItem(KEY)).toBe(text);
    expect(await older.current()).toEqual([note('first')]);
  });

  it('need no copy in a seed that nobody edited, which is replaced', async () => {
    const shipped = { ...note('first'), datasheet: 'b.pdf' };
    await collection({ ...newer(), defaults: { version: '2', load: async () => [shipped] } }).seed();
    expect(localStorage.getItem(KEY)).toContain('b.pdf');
    const older = build('1', [note('first')]);
    expect(older.textWithUnknownFields()).toBeUndefined();
    await older.seed();
    expect(localStorage.getItem(KEY)).toBe(textOf('first'));
  });

  it('need no copy in a seed of the same version, to which the newer build added an empty field', async () => {
    const text = JSON.stringify({ notes: [{ ...note('first'), datasheet: '' }] });
    const older = build('2', [note('first')]);
    await rolledBack(text);
    expect(older.textWithUnknownFields()).toBe(text);
    markUntouched('notes', text, '2');
    expect(older.textWithUnknownFields()).toBeUndefined();
  });

  it('are not asked about on a page that stayed open while the newer build was opened', async () => {
    const older = build('1', [note('first')]);
    await older.seed();
    older.rememberSeed();
    await rolledBack();
    expect(older.isOvertaken()).toBe(true);
    expect(older.textWithUnknownFields()).toBeUndefined();
  });
});
