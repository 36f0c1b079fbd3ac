import { collections } from '../../shared/catalogue/collections';
import { parseJson } from '../../shared/parseJson';
import { announce, readText, tryWriteText } from '../../shared/storage/browserStorage';
import type { Collection } from '../../shared/storage/collection';

/*
 * ra-data-local-storage parses a key as it stands: when it is built, and whenever another tab writes it. The
 * store reads more than that (a bare list of an earlier version, records beside junk or without newer fields), so
 * what the store makes of a key is what this provider gets to see.
 */

/**
 * Writes back what the store makes of the key, where the two differ. False where the browser refuses, or where
 * that would write over what is nowhere else.
 */
export async function makeReadable(collection: Collection): Promise<boolean> {
  const records = await collection.current();
  const text = readText(collection.key);
  if (text === null) return true;
  if (isReadable(text, collection)) return true;
  if (collection.notSetAside() !== undefined || collection.isOvertaken()) return false;
  const isWritten = tryWriteText(collection.key, collection.encode(records));
  // What nobody edited must not count as edited for that; where the built-in records do not come, it does until they do.
  await collection.seed().catch(() => undefined);
  return isWritten;
}

/**
 * Holds back what another tab, or another version of the site, wrote that the provider could not parse, and
 * passes on what the store makes of it; also where a key, or all of them, were cleared. To be called before
 * the provider is built, whose own listener comes after this one.
 */
export function passOnReadable(): void {
  window.addEventListener(
    'storage',
    (event) => {
      if (isPassingOn) return;
      for (const collection of Object.values(collections)) {
        if (event.key === null) void passOn(collection);
        else if (event.key === collection.key && !isReadable(event.newValue, collection)) {
          event.stopImmediatePropagation();
          void passOn(collection);
        }
      }
    },
    { capture: true },
  );
}

/**
 * An empty key for a provider that must not read the real one. The real one's later events are repeated under it, so
 * that the provider follows once the unreadable text is gone.
 */
export function standInFor(key: string): string {
  const standIn = `${key}.unreadable`;
  window.addEventListener('storage', (event) => {
    if (event.key === key) announce(standIn, event.oldValue, event.newValue);
  });
  return standIn;
}

/** Whether the provider would read in the text what the store does: its list, each record with all its fields. */
function isReadable(text: string | null, collection: Collection): boolean {
  // Looking sets aside what is not valid, and puts the rest in its place. Where the browser refused this build's seed,
  // an older one still stands there, which the store takes for none.
  const records = collection.stored();
  if (text === null || !records || text !== readText(collection.key)) return false;
  const content = parseJson(text);
  return holds(content, { [collection.resource]: records }) && Object.keys(content as object).length === 1;
}

/** While `passOn` announces a text that the listener must let through: storage may have refused it. */
let isPassingOn = false;

async function passOn(collection: Collection): Promise<void> {
  const before = readText(collection.key);
  await collection.seed();
  await makeReadable(collection);
  const text = collection.encode(await collection.current());
  isPassingOn = true;
  try {
    announce(collection.key, before, text);
  } finally {
    isPassingOn = false;
  }
}

/** Whether a value says all that another one says: objects may have more fields, lists no more entries. */
function holds(value: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return wanted === undefined || value === wanted;
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(wanted) && !(Array.isArray(value) && value.length === wanted.length)) return false;
  const fields = value as Record<string, unknown>;
  return Object.entries(wanted).every(([name, said]) => holds(fields[name], said));
}
