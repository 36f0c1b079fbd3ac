import { collections } from '../../shared/catalogue/collections';
import { parseJson } from '../../shared/parseJson';
import { announce, readText } from '../../shared/storage/browserStorage';
import type { Collection } from '../../shared/storage/collection';
import { tryWriteYielding } from '../../shared/storage/yieldingWrites';
import { noteLostSaves } from '../history/saving/lostSaves';

/*
 * ra-data-local-storage parses a key's text as it is, when the provider is built and whenever another tab writes the
 * key. The store reads more than that (a bare list of an earlier version, records among junk or without newer fields),
 * so the provider gets what the store makes of a key.
 */

/**
 * Rewrites the key as the store reads it, if the provider would not read the same from it. Returns false if the browser
 * refuses, or if that would overwrite something that has no other copy, such as fields that this build does not know.
 */
export async function makeReadable(collection: Collection): Promise<boolean> {
  const records = await collection.current();
  const text = readText(collection.key);
  if (text === null || isReadable(text, collection)) return true;
  const { corruptInPlace, textWithUnknownFields, isOvertaken } = collection;
  if (corruptInPlace() !== undefined || textWithUnknownFields() !== undefined || isOvertaken()) return false;
  const isWritten = tryWriteYielding(collection.key, text, collection.encode(records));
  // Without this, rewritten content would count as edited although nobody edited it. While the built-in records cannot
  // be loaded, it does.
  await collection.seed().catch(() => undefined);
  return isWritten;
}

/**
 * Intercepts `storage` events with text that the provider could not parse, from another tab or another version of the
 * site, and announces what the store makes of the key instead. Also announces it when a key, or all of them, were
 * cleared. Call it before the provider is built, so that its listener runs before the provider's own.
 */
export function interceptUnreadable(): void {
  window.addEventListener(
    'storage',
    (event) => {
      if (isAnnouncing) return;
      for (const collection of Object.values(collections)) {
        if (event.key === null) void announceReadable(collection);
        else if (event.key === collection.key && !isReadable(event.newValue, collection)) {
          event.stopImmediatePropagation();
          void announceReadable(collection);
          if (event.newValue === null) void noteLostSaves();
        }
      }
    },
    { capture: true },
  );
}

/**
 * Returns an empty key for a provider that must not read the real one, and repeats the real key's later events under
 * it, so that the provider catches up once the unreadable text is gone.
 */
export function placeholderKeyFor(key: string): string {
  const placeholderKey = `${key}.unreadable`;
  window.addEventListener('storage', (event) => {
    if (event.key === key) announce(placeholderKey, event.oldValue, event.newValue);
  });
  return placeholderKey;
}

/** Whether the provider would read the same from the text as the store: its list, each record with all its fields. */
function isReadable(text: string | null, collection: Collection): boolean {
  // `stored` sets aside what is not valid, and stores the rest in its place. If the browser refused this build's seed,
  // the key still holds an older one, which the store ignores.
  const records = collection.stored();
  if (text === null || !records || text !== readText(collection.key)) return false;
  const content = parseJson(text);
  return holds(content, { [collection.resource]: records }) && Object.keys(content as object).length === 1;
}

/** Set while `announceReadable` announces a text that the listener must let through even if storage refused it. */
let isAnnouncing = false;

async function announceReadable(collection: Collection): Promise<void> {
  const before = readText(collection.key);
  await collection.seed().catch(() => undefined);
  await makeReadable(collection).catch(() => false);
  const records = await collection.current().catch(() => undefined);
  // What is stored is unreadable, and the built-in records cannot be loaded: the provider keeps what it has.
  if (!records) return;
  const text = collection.encode(records);
  isAnnouncing = true;
  try {
    announce(collection.key, before, text);
  } finally {
    isAnnouncing = false;
  }
}

/** Whether a value contains all of another one. Its objects may have more fields, but its lists no more entries. */
function holds(value: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return wanted === undefined || value === wanted;
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(wanted) && !(Array.isArray(value) && value.length === wanted.length)) return false;
  const fields = value as Record<string, unknown>;
  return Object.entries(wanted).every(([name, said]) => holds(fields[name], said));
}
