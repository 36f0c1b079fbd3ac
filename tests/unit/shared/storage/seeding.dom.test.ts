import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { collections } from '../../../../src/shared/catalogue/collections';
import { withPictureFiles } from '../../../../src/shared/catalogue/publishing/pictureFiles';
import { onStorageChange } from '../../../../src/shared/storage/browserStorage';
import { type Collection, collection } from '../../../../src/shared/storage/collection';
import { decode } from '../../../../src/shared/storage/decode';
import { markOpenedCode } from '../../../../src/shared/storage/openedCode';
import { markUntouched, seededVersion } from '../../../../src/shared/storage/seedMarks';
import { deferred } from '../../deferred';
import {
  blockStorage,
  mendStorage,
  quotaError,
  refuseWrites,
  reportWrite,
  storedBytes,
  withFreshStorage,
} from '../faultyStorage';

type Note = { id: string; words: string };

const KEY = 'notes_v1';
const MARKS = 'content_seeds';

/** The notes as one build of the site sees them, which ships `records` as `version`. */
function build(version: string, records: Note[], options: { emptyMeansDefaults?: boolean } = {}) {
  const load = vi.fn(async () => records);
  const notes = collection<Note>({
    resource: 'notes',
    key: KEY,
    schema: v.object({ id: v.string(), words: v.string() }),
    defaults: { version, load },
    ...options,
  });
  return { ...notes, load };
}

const note = (words: string, id = 'a'): Note => ({ id, words });
const edit = (records: Note[]) => localStorage.setItem(KEY, JSON.stringify({ notes: records }));
const textOf = (words: string) => JSON.stringify({ notes: [note(words)] });

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

  describe('while this tab’s copy of the storage lags behind', () => {
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
    const newer = ofAnotherForm();
    await newer.seed();
    const before = storedBytes();
    arrive([note('first')]);
    await seeded;
    expect(storedBytes()).toEqual(before);
    expect(newer.isEdited()).toBe(false);
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
