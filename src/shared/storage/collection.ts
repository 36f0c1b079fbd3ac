import type * as v from 'valibot';
import { announce, readText, tryWriteText } from './browserStorage';
import { decode } from './decode';
import { isCodeOvertaken, rememberCode } from './openedCode';
import { isSeed, markUntouched, seededVersion } from './seedMarks';
import { setAside } from './setAside';

type WithId = { id: string };

/** What tells one collection of the catalogue from another. */
export type CollectionSetup<T extends WithId> = {
  /** react-admin's name of the resource, and the name of the list inside the key. */
  resource: string;
  /** The versioned key in local storage. Specification, section 4. */
  key: string;
  schema: v.GenericSchema<unknown, T>;
  /** The built-in records, a chunk of their own, and a short text that changes whenever they do. */
  defaults: { version: string; load: () => Promise<T[]> };
  /** An empty list counts as none: for products (section 4), and for settings, which are always one record. */
  emptyMeansDefaults?: boolean;
  /** The order of the records is the owner's own, and a change of it an edit: categories and industries. */
  orderIsContent?: boolean;
};

export type Collection<T extends WithId = WithId> = CollectionSetup<T> & {
  /**
   * The records this browser holds, or undefined where the built-in ones hold. What cannot be used is set aside by
   * this, and the rest of it stored anew. Never throws.
   */
  stored(): T[] | undefined;
  /**
   * The records that hold: the stored ones, else the built-in ones.
   * @throws {TypeError} when the built-in ones cannot be fetched
   */
  current(): Promise<T[]>;
  /** The built-in records as the schema reads them: stored so, they are the same text as a seed. */
  builtIn(): Promise<T[]>;
  /** Whether the owner changed anything here: false for what was only seeded. */
  isEdited(): boolean;
  /** The text to keep under the key. */
  encode(records: readonly T[]): string;
  /**
   * Puts the built-in records under the key where none are, or where what stands there is an older
   * build's and was never edited. Edited content that equals the built-in again counts as untouched.
   * A browser that refuses is left as it is: the defaults serve.
   * @param asPublished makes of a stored text what publishing makes of it (embedded pictures become files), so that an
   * owner's own published edits count as built in
   */
  seed(asPublished?: (text: string) => string): Promise<void>;
  /** Notes which seed and which code this page found at its start, so that later ones are known as newer. */
  rememberSeed(): void;
  /**
   * Whether a newer build has seeded this browser, or opened its admin here, since this page started. The page then
   * reads what is stored as it is, and writes nothing.
   */
  isOvertaken(): boolean;
  /**
   * The stored text, where some of it is not valid and the browser takes no copy of it: nothing may be
   * written over it.
   */
  notSetAside(): string | undefined;
};

/** A collection over its key in local storage. Nothing is touched until one of its functions is called. */
export function collection<T extends WithId>(setup: CollectionSetup<T>): Collection<T> {
  const { resource, key, schema, defaults, emptyMeansDefaults = false, orderIsContent = false } = setup;
  let memo: { text: string; records: T[] } | undefined;
  /** The version of the seed that stood here when this page first looked. */
  let atStart: { version: string | undefined } | undefined;
  /** The last text that could not be set aside. */
  let unsafe: string | undefined;

  const encode = (records: readonly T[]) => JSON.stringify({ [resource]: records });

  function stored(): T[] | undefined {
    const isReplaceable = seededBy() === 'earlier';
    const text = readText(key);
    // The version first: a fingerprint costs a walk over the whole text.
    if (text === null || (isReplaceable && isSeed(resource, text))) return undefined;
    const records = memo?.text === text ? memo.records : keepWhatIsValid(text);
    return records?.length === 0 && emptyMeansDefaults ? undefined : records;
  }

  /**
   * Which build seeded last: `this` one, an `earlier` one, whose seed this may replace, or a `later` one, whose stays.
   */
  function seededBy(): 'this' | 'earlier' | 'later' | undefined {
    const version = seededVersion(resource);
    atStart ??= { version };
    if (version === undefined) return undefined;
    if (version === defaults.version) return 'this';
    return version === atStart.version ? 'earlier' : 'later';
  }

  const isOvertaken = () => seededBy() === 'later' || isCodeOvertaken();

  /**
   * Decodes; what is not valid is set aside, and the rest replaces it under the key. Undefined where
   * nothing of it is valid: an empty list is only what was stored as one.
   */
  function keepWhatIsValid(text: string): T[] | undefined {
    const { records, rejected } = decode(text, resource, schema);
    if (rejected === 0) {
      memo = { text, records };
      return records;
    }
    const rest = records.length > 0 ? encode(records) : null;
    // A newer build's records need not fit this build's schema.
    if (isOvertaken()) return rest === null ? undefined : records;
    if (setAside(key, text)) {
      console.warn(`${rejected} unusable record(s) under "${key}" were set aside`);
      unsafe = undefined;
      if (tryWriteText(key, rest) && rest !== null) memo = { text: rest, records };
    } else {
      // Without a copy in safety the text stays as it is, and is read around and tried again each time.
      unsafe = text;
    }
    return rest === null ? undefined : records;
  }

  function notSetAside(): string | undefined {
    stored();
    return unsafe !== undefined && unsafe === readText(key) ? unsafe : undefined;
  }

  function isEdited(): boolean {
    if (stored() === undefined) return false;
    const text = readText(key);
    return text !== null && !isSeed(resource, text);
  }

  /** Fields in the schema's order: an edit undone leaves the same text. */
  async function builtIn(): Promise<T[]> {
    return decode(encode(await defaults.load()), resource, schema).records;
  }

  async function seed(asPublished = (text: string) => text): Promise<void> {
    const before = readText(key);
    if (isOvertaken() || (before !== null && seededBy() === 'this' && isSeed(resource, before))) return;
    const shipped = await builtIn();
    const text = encode(shipped);
    // Another tab may have written while the defaults were on their way.
    if (readText(key) !== before || isOvertaken()) return;
    const records = stored();
    if (notSetAside() !== undefined) return;
    const isShipped = (own: readonly T[]) =>
      asPublished(comparable(own)) === asPublished(comparable(shipped));
    if (records !== undefined && !isShipped(records)) return;
    if (before !== text && !tryWriteText(key, text)) return;
    memo = { text, records: shipped };
    // Whoever shows what stood there, such as records with pictures in them, or an empty list, is to show this now.
    if (before !== null && before !== text) announce(key, before, text);
    markUntouched(resource, text, defaults.version);
  }

  function comparable(records: readonly T[]): string {
    return encode(orderIsContent ? records : records.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
  }

  return {
    ...setup,
    stored,
    current: async () => stored() ?? (await defaults.load()),
    builtIn,
    isEdited,
    encode,
    seed,
    rememberSeed: () => {
      seededBy();
      rememberCode();
    },
    isOvertaken,
    notSetAside,
  };
}
