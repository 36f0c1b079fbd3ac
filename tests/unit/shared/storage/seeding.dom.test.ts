import { describe, expect, it, vi } from 'vitest';
import { collections } from '../../../../src/shared/catalogue/collections';
import { withPictureFiles } from '../../../../src/shared/catalogue/publishing/pictureFiles';
import { onStorageChange } from '../../../../src/shared/storage/browserStorage';
import { type Collection, collection } from '../../../../src/shared/storage/collection';
import { decode } from '../../../../src/shared/storage/decode';
import { isMarkedGone } from '../../../../src/shared/storage/seedMarks';
import {
  blockStorage,
  mendStorage,
  quotaError,
  refuseWrites,
  storedBytes,
  withFreshStorage,
} from '../faultyStorage';
import { build, edit, KEY, MARKS, type Note, note } from './notes';

withFreshStorage();

it.each(Object.values(collections))(
  'the built-in $resource are as their schema parses them',
  async (each) => {
    const { resource, schema, builtIn, encode } = each as Collection;
    const text = encode(await builtIn());
    expect(encode(decode(text, resource, schema).records)).toBe(text);
  },
);

describe('seeding', () => {
  it('puts the built-in records under an empty key', async () => {
    const notes = build('1', [note('first')]);
    expect(notes.stored()).toBeUndefined();
    expect(await notes.current()).toEqual([note('first')]);
    await notes.seed();
    expect(localStorage.getItem(KEY)).toBe('{"notes":[{"id":"a","words":"first"}]}');
    expect(notes.stored()).toEqual([note('first')]);
  });

  it('loads no built-in records if this build’s are already stored', async () => {
    await build('1', [note('first')]).seed();
    const later = build('1', [note('first')]);
    await later.seed();
    await later.current();
    expect(later.load).not.toHaveBeenCalled();
  });

  it('does not count as an edit', async () => {
    const notes = build('1', [note('first')]);
    expect(notes.isEdited()).toBe(false);
    await notes.seed();
    expect(notes.isEdited()).toBe(false);
    edit([note('own')]);
    expect(notes.isEdited()).toBe(true);
  });

  it('keeps what another tab wrote while the built-in records were loading', async () => {
    const notes = build('1', [note('first')]);
    const seeded = notes.seed();
    edit([note('own')]);
    await seeded;
    expect(notes.stored()).toEqual([note('own')]);
    expect(notes.isEdited()).toBe(true);
  });

  it('takes no first visit for a loss of edits, even in two tabs that seed at once', async () => {
    const tabs = [build('1', [note('first')]), build('1', [note('first')])];
    await Promise.all(tabs.map((notes) => notes.seed()));
    expect(isMarkedGone('notes')).toBe(false);
  });

  it('keeps an empty list that the owner made', async () => {
    const notes = build('1', [note('first')]);
    edit([]);
    await notes.seed();
    expect(notes.stored()).toEqual([]);
    expect(notes.isEdited()).toBe(true);
  });

  it('replaces an empty list if that counts as none', async () => {
    const notes = build('1', [note('first')], { emptyMeansDefaults: true });
    edit([]);
    expect(await notes.current()).toEqual([note('first')]);
    expect(notes.isEdited()).toBe(false);
    const told = vi.fn();
    const stop = onStorageChange(told);
    await notes.seed();
    stop();
    expect(notes.stored()).toEqual([note('first')]);
    expect(told).toHaveBeenCalledWith(KEY);
  });

  it.each([
    ['is full', () => refuseWrites(quotaError)],
    ['is blocked', blockStorage],
  ])('stores nothing, and the built-in records are used, if storage %s', async (_, spoil) => {
    const notes = build('1', [note('first')]);
    spoil();
    await expect(notes.seed()).resolves.toBeUndefined();
    expect(await notes.current()).toEqual([note('first')]);
    mendStorage();
    expect(storedBytes()).toEqual({});
  });
});

describe('a newer build', () => {
  it('replaces an unedited seed, at once for reads, and under the key when it seeds', async () => {
    await build('1', [note('first')]).seed();
    const newer = build('2', [note('second')]);
    expect(newer.stored()).toBeUndefined();
    expect(await newer.current()).toEqual([note('second')]);
    await newer.seed();
    expect(newer.stored()).toEqual([note('second')]);
    expect(newer.isEdited()).toBe(false);
    expect(isMarkedGone('notes')).toBe(false);
  });

  it('keeps what was edited', async () => {
    await build('1', [note('first')]).seed();
    edit([note('own')]);
    const newer = build('2', [note('second')]);
    await newer.seed();
    expect(await newer.current()).toEqual([note('own')]);
    expect(newer.isEdited()).toBe(true);
  });

  it('replaces the same records in another order', async () => {
    const [one, two, three] = [note('one', 'a'), note('two', 'b'), note('three', 'c')];
    edit([two, one, three]);
    const newer = build('1', [one, three, two]);
    await newer.seed();
    expect(newer.stored()).toEqual([one, three, two]);
    expect(newer.isEdited()).toBe(false);
  });

  it.each(['categories', 'industries'])(
    'keeps %s in the order that the owner gave them',
    async (resource) => {
      const [one, two] = [note('one', 'a'), note('two', 'b')];
      const newer = collection({ ...build('1', [one, two]), resource });
      localStorage.setItem(KEY, newer.encode([two, one]));
      await newer.seed();
      expect(newer.stored()).toEqual([two, one]);
      expect(newer.isEdited()).toBe(true);
    },
  );

  it('keeps records that are not known to be a seed', async () => {
    edit([note('first')]);
    const newer = build('2', [note('second')]);
    await newer.seed();
    expect(await newer.current()).toEqual([note('first')]);
  });

  it('can be followed by another, and another', async () => {
    for (const version of ['1', '2', '3']) {
      const notes = build(version, [note(`words ${version}`)]);
      await notes.seed();
      expect(notes.stored()).toEqual([note(`words ${version}`)]);
    }
  });

  it('uses its own records if the browser refuses to store them, and leaves the older ones stored', async () => {
    await build('1', [note('first')]).seed();
    const before = storedBytes();
    const newer = build('2', [note('second')]);
    // A full storage may still have room for the few characters of the mark.
    refuseWrites(quotaError, (_, key) => key === KEY);
    await newer.seed();
    expect(await newer.current()).toEqual([note('second')]);
    expect(storedBytes()).toEqual(before);
  });
});

describe('an edit that is undone', () => {
  it('counts as untouched, so that a newer build may replace it', async () => {
    await build('1', [note('first')]).seed();
    edit([note('own')]);
    edit([note('first')]);
    expect(build('1', [note('first')]).isEdited()).toBe(false);
    expect(build('2', [note('second')]).stored()).toBeUndefined();
  });

  it('counts as untouched whatever the order of fields in the built-in file', async () => {
    const backwards: Note = { words: 'first', id: 'a' };
    const notes = build('1', [backwards]);
    await notes.seed();
    const asRead = notes.stored() ?? [];
    edit([note('own')]);
    localStorage.setItem(KEY, notes.encode(asRead));
    expect(notes.isEdited()).toBe(false);
  });

  it('counts as untouched from the next seeding on if the browser had not been seeded', async () => {
    const notes = build('1', [note('first')]);
    edit([note('first')]);
    expect(notes.isEdited()).toBe(true);
    await notes.seed();
    expect(notes.isEdited()).toBe(false);
  });
});

describe('a picture that was published as a file', () => {
  const picture = 'data:image/webp;base64,UklGRg==';
  const published = () => build('2', [note(withPictureFiles(picture))]);

  it('counts as equal to the embedded one if seeding is told how to compare, and replaces it', async () => {
    edit([note(picture)]);
    const notes = published();
    await notes.seed();
    expect(notes.isEdited()).toBe(true);
    await notes.seed(withPictureFiles);
    expect(notes.isEdited()).toBe(false);
    expect(notes.stored()).toEqual([note(withPictureFiles(picture))]);
  });

  it.each([
    ['another picture was chosen', [note(picture.replace('Rg', 'Rh'))]],
    ['anything else was edited', [note(picture), note('own', 'b')]],
  ])('replaces nothing if %s since', async (_, records) => {
    edit(records);
    const notes = published();
    await notes.seed(withPictureFiles);
    expect(notes.stored()).toEqual(records);
    expect(notes.isEdited()).toBe(true);
  });
});

describe('the marks of seeding', () => {
  it.each([
    '',
    'junk',
    'null',
    '[]',
    '{"notes":5}',
    '{"notes":{"version":"1"}}',
    '{"__proto__":{"notes":1}}',
  ])('that read %j make the content count as edited, to be safe', async (marks) => {
    await build('1', [note('first')]).seed();
    localStorage.setItem(MARKS, marks);
    const newer = build('2', [note('second')]);
    await newer.seed();
    expect(newer.stored()).toEqual([note('first')]);
    expect(newer.isEdited()).toBe(true);
  });

  it('that could not be stored make the content count as edited', async () => {
    refuseWrites(quotaError, (_, key) => key === MARKS);
    const notes = build('1', [note('first')]);
    await notes.seed();
    expect(notes.stored()).toEqual([note('first')]);
    expect(notes.isEdited()).toBe(true);
  });
});
