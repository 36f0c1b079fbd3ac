import type * as v from 'valibot';
import { announce, readText } from './browserStorage';
import { decode, knowsEveryField } from './decode';
import { isOwnerOrdered, SEEDS_KEY } from './keys';
import { isCodeOvertaken } from './openedCode';
import {
  isSeed,
  keepMark,
  keepReportedMark,
  markGone,
  markUntouched,
  readMarks,
  seededVersion,
} from './seedMarks';
import { setAside } from './setAside';
import { tryWriteYielding } from './yieldingWrites';

type WithId = { id: string };

/** What differs between the catalogue's collections. */
type CollectionSetup<T extends WithId> = {
  /** react-admin's name of the resource, and the name of the list in the stored text. */
  resource: string;
  /** The versioned key in local storage. Specification, section 4. */
  key: string;
  schema: v.GenericSchema<unknown, T>;
  /** The built-in records, in a chunk of their own, and a short text that changes whenever they do. */
  defaults: { version: string; load: () => Promise<T[]> };
  /** An empty list counts as nothing stored: for products (section 4) and settings, which are always one record. */
  emptyMeansDefaults?: boolean;
};

export type Collection<T extends WithId = WithId> = CollectionSetup<T> & {
  /**
   * The records that this browser holds, or undefined if the built-in ones apply. Sets unusable records aside and
   * stores the rest again. Never throws.
   */
  stored(): T[] | undefined;
  /**
   * The records that apply: the stored ones, otherwise the built-in ones.
   * @throws {TypeError} if the built-in ones cannot be fetched
   */
  current(): Promise<T[]>;
  /**
   * The built-in records, which the build has parsed by their schemas. Encoded, they are the same text as a seed, and as
   * an edit that was undone, because a schema gives the fields their order.
   * @throws {TypeError} if they cannot be fetched
   */
  builtIn(): Promise<T[]>;
  /** Whether the owner changed anything here: false for what was only seeded. */
  isEdited(): boolean;
  /** The text to store under the key. */
  encode(records: readonly T[]): string;
  /**
   * Stores the built-in records under the key if there are none, or if those stored are an older build's and were never
   * edited. Edited content that equals the built-in content again counts as unedited, unless it has unknown fields. If
   * the browser refuses, nothing changes: the defaults still apply.
   * @param asPublished changes a stored text as publishing does (embedded pictures become files), so that the owner's
   * published edits equal the built-in content
   * @throws {TypeError} if the built-in records are needed and cannot be fetched
   */
  seed(asPublished?: (text: string) => string): Promise<void>;
  /** Remembers which seed this page found at its start, so that a later one is recognised as newer. */
  rememberSeed(): void;
  /**
   * Whether a newer build has seeded this browser, or its admin has been opened here, since this page started. The page
   * then reads what is stored as it is, and writes nothing.
   */
  isOvertaken(): boolean;
  /**
   * The stored text, if some of it is invalid and the browser refused to store a copy of it; the text must then not be
   * overwritten.
   */
  corruptInPlace(): string | undefined;
  /**
   * The stored text, if it is edited and has fields that this build does not know: a newer build's, whose host was rolled
   * back. What this build encodes lacks them, so the text must not be overwritten without a copy.
   */
  textWithUnknownFields(): string | undefined;
};

/** A collection over its key in local storage. Nothing is read or written until one of its functions is called. */
export function collection<T extends WithId>(setup: CollectionSetup<T>): Collection<T> {
  const { resource, key, schema, defaults, emptyMeansDefaults = false } = setup;
  /** The last text of which no record was rejected. */
  let memo: { text: string; records: T[]; isKnown?: boolean } | undefined;
  /** The version of the seed that was stored when this page first looked. */
  let atStart: { version: string | undefined } | undefined;
  /** The last text that could not be set aside. */
  let unsafe: string | undefined;

  const encode = (records: readonly T[]) => JSON.stringify({ [resource]: records });

  function stored(): T[] | undefined {
    const isReplaceable = seededBy() === 'earlier';
    const text = readText(key);
    // Checks the version first, because a fingerprint reads the whole text.
    if (text === null || (isReplaceable && isSeed(resource, text))) return undefined;
    const records = memo?.text === text ? memo.records : keepWhatIsValid(text);
    return records?.length === 0 && emptyMeansDefaults ? undefined : records;
  }

  /**
   * Which build seeded last: `this` one, an `earlier` one, whose seed may be replaced, or a `later` one, whose seed
   * stays.
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
   * Decodes the text. If some of it is invalid, sets the text aside and stores only the valid records under the key.
   * Returns undefined if none are valid: an empty list is returned only if an empty list was stored.
   */
  function keepWhatIsValid(text: string): T[] | undefined {
    const { records, rejected } = decode(text, resource, schema);
    if (rejected === 0) {
      memo = { text, records };
      return records;
    }
    const rest = records.length > 0 ? encode(records) : null;
    // A newer build's records may not fit this build's schema.
    if (isOvertaken()) return rest === null ? undefined : records;
    if (setAside(key, text)) {
      console.warn(`${rejected} unusable record(s) under "${key}" were set aside`);
      unsafe = undefined;
      tryWriteYielding(key, text, rest);
    } else {
      // Without a copy the text stays as it is. Each read skips the invalid records and tries again to set it aside.
      unsafe = text;
    }
    return rest === null ? undefined : records;
  }

  /** Reads what is stored for what reading does: it sets invalid records aside, and fills `memo` or `unsafe`. */
  const examine = () => void stored();

  function corruptInPlace(): string | undefined {
    examine();
    return unsafe === readText(key) ? unsafe : undefined;
  }

  function textWithUnknownFields(): string | undefined {
    examine();
    const text = readText(key);
    // Of a text with invalid records there is a copy, or else it is `unsafe`.
    if (memo?.text !== text) return undefined;
    memo.isKnown ??= knowsEveryField(text, resource, memo.records);
    return memo.isKnown || isSeed(resource, text) || isOvertaken() ? undefined : text;
  }

  function isEdited(): boolean {
    if (stored() === undefined) return false;
    const text = readText(key);
    return text !== null && !isSeed(resource, text);
  }

  async function seed(asPublished = (text: string) => text): Promise<void> {
    const before = readText(key);
    if (isOvertaken() || (before !== null && seededBy() === 'this' && isSeed(resource, before))) return;
    const shipped = await defaults.load();
    const text = encode(shipped);
    // Another tab may have written while the defaults were being fetched.
    if (readText(key) !== before || isOvertaken()) return;
    const records = stored();
    if (corruptInPlace() !== undefined || textWithUnknownFields() !== undefined) return;
    if (records && asPublished(comparable(records)) !== asPublished(comparable(shipped))) return;
    const mark = readMarks()[resource];
    const putMarkBack = () => {
      // Another tab's edit that this seed gives way to was made on the former seed.
      keepMark(resource, mark);
      // If it is no edit but another build's seed, the browser reports its mark next, which this tab has overwritten, too.
      window.addEventListener('storage', takeMark);
    };
    if (before !== text && !tryWriteYielding(key, before, text, putMarkBack)) return;
    if (before === null && mark) markGone(resource);
    memo = { text, records: shipped };
    // Pages that show the former text, such as records with embedded pictures or an empty list, must show this now.
    if (before !== null && before !== text) announce(key, before, text);
    markUntouched(resource, text, defaults.version);
  }

  function takeMark(event: StorageEvent): void {
    if (event.key === SEEDS_KEY) keepReportedMark(resource, readText(key), event.newValue);
  }

  function comparable(records: readonly T[]): string {
    return encode(isOwnerOrdered(resource) ? records : [...records].sort((a, b) => (a.id < b.id ? -1 : 1)));
  }

  return {
    ...setup,
    stored,
    current: async () => stored() ?? (await defaults.load()),
    builtIn: () => defaults.load(),
    isEdited,
    encode,
    seed,
    rememberSeed: () => void seededBy(),
    isOvertaken,
    corruptInPlace,
    textWithUnknownFields,
  };
}
