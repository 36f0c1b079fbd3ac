import * as v from 'valibot';
import { readText, StorageRefusedError, writeText } from './browserStorage';
import { isCurrentSeed, isOutdatedSeed, markUntouched } from './seedMarks';
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

export type Collection<T extends WithId> = CollectionSetup<T> & {
  /** The records this browser holds, or undefined where the built-in ones hold. Never throws. */
  stored(): T[] | undefined;
  /** The records that hold: the stored ones, else the built-in ones. */
  current(): Promise<T[]>;
  /** The built-in records as they would come out of storage, so that storing them leaves what `seed` leaves. */
  builtIn(): Promise<T[]>;
  /** Whether the owner changed anything here: false for what was only seeded. */
  isEdited(): boolean;
  /** The text to keep under the key. */
  encode(records: readonly T[]): string;
  /**
   * Puts the built-in records under the key where none are, or where what stands there is an older
   * build's and was never edited. Edited content that equals the built-in again counts as untouched.
   * A browser that refuses is left as it is: the defaults serve.
   */
  seed(): Promise<void>;
};

/** A collection over its key in local storage. Nothing is touched until one of its functions is called. */
export function collection<T extends WithId>(setup: CollectionSetup<T>): Collection<T> {
  const { resource, key, schema, defaults, emptyMeansDefaults = false, orderIsContent = false } = setup;
  let memo: { text: string; records: T[] } | undefined;

  const encode = (records: readonly T[]) => JSON.stringify({ [resource]: records });

  function stored(): T[] | undefined {
    const text = readText(key);
    if (text === null || isOutdatedSeed(resource, text, defaults.version)) return undefined;
    const records = memo?.text === text ? memo.records : keepWhatIsValid(text);
    return records?.length === 0 && emptyMeansDefaults ? undefined : records;
  }

  /**
   * Decodes; what is not valid is set aside, and the rest replaces it under the key. Undefined where
   * nothing of it is valid: an empty list is only what was stored as one.
   */
  function keepWhatIsValid(text: string): T[] | undefined {
    const { records, rejected } = decode(text, resource, schema);
    if (rejected > 0) {
      console.warn(`${rejected} unusable record(s) under "${key}" were set aside`);
      const rest = records.length > 0 ? encode(records) : null;
      // Without a copy in safety the stored text stays as it is, and is read around and tried again each time.
      const mended = setAside(key, text) && replaceQuietly(rest);
      if (rest === null) return undefined;
      if (!mended) return records;
      memo = { text: rest, records };
    } else {
      memo = { text, records };
    }
    return records;
  }

  function replaceQuietly(text: string | null): boolean {
    try {
      writeText(key, text);
      return true;
    } catch (error) {
      if (error instanceof StorageRefusedError) return false;
      throw error;
    }
  }

  function isEdited(): boolean {
    const text = readText(key);
    return text !== null && stored() !== undefined && !isCurrentSeed(resource, text, defaults.version);
  }

  /** Fields in the schema's order: an edit undone leaves the same text. */
  async function builtIn(): Promise<T[]> {
    return decode(encode(await defaults.load()), resource, schema).records;
  }

  async function seed(): Promise<void> {
    const before = readText(key);
    if (before !== null && isCurrentSeed(resource, before, defaults.version)) return;
    const shipped = await builtIn();
    const text = encode(shipped);
    // Another tab may have written while the defaults were on their way.
    if (readText(key) !== before) return;
    const records = stored();
    const givesWay = records === undefined || comparable(records) === comparable(shipped);
    if (givesWay && (before === text || replaceQuietly(text)))
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
  };
}

/**
 * The valid records of a stored text. `rejected` counts what was not: a text that is no JSON or no list
 * counts as one; so does each record that fails the schema or repeats an id.
 */
function decode<T extends WithId>(
  text: string,
  resource: string,
  schema: v.GenericSchema<unknown, T>,
): { records: T[]; rejected: number } {
  const list = listIn(text, resource);
  if (!list) return { records: [], rejected: 1 };
  const byId = new Map<string, T>();
  for (const candidate of list) {
    const result = v.safeParse(schema, candidate);
    if (result.success && !byId.has(result.output.id)) byId.set(result.output.id, result.output);
  }
  return { records: [...byId.values()], rejected: list.length - byId.size };
}

/** The list under the resource's name; a bare list, as earlier versions of the site kept it, will do. */
function listIn(text: string, resource: string): unknown[] | undefined {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (Array.isArray(content)) return content;
  if (typeof content !== 'object' || content === null || !Object.hasOwn(content, resource)) return undefined;
  const list = (content as Record<string, unknown>)[resource];
  return Array.isArray(list) ? list : undefined;
}
