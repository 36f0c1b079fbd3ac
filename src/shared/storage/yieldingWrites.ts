import { readText, tryWriteText } from './browserStorage';

/*
 * What a tab stores although nobody asked it to, such as a seed, gives way to what another tab stored at the same time.
 * Each tab reads from a copy of its own, which may lag behind, so it can overwrite what it has not seen. The browser
 * still reports that write to it, and says what that write replaced: the same former text that this tab replaced, so that
 * neither tab knew of the other.
 */

type Yielding = {
  /** Null if the key was removed, or did not exist. */
  text: string | null;
  replaced: string | null;
  onYield?: () => void;
};

/** What this tab stored in this way last, by key. */
const yielding = new Map<string, Yielding>();

// Before any listener that reads what the event is about, or stops it (src/admin/data/readableKeys.ts).
if (typeof window !== 'undefined') window.addEventListener('storage', giveWay, { capture: true });

/**
 * Stores `text` if the browser allows it, and gives way to another tab's text as described above.
 * @param replaced the text that this one replaces
 * @param onYield runs when the other tab's text is back in its place
 */
export function tryWriteYielding(
  key: string,
  replaced: string | null,
  text: string | null,
  onYield?: () => void,
): boolean {
  if (!tryWriteText(key, text)) return false;
  yielding.set(key, { text, replaced, onYield });
  return true;
}

function giveWay({ isTrusted, key, oldValue, newValue }: StorageEvent): void {
  // This tab announces its own writes by events of the same kind.
  if (!isTrusted) return;
  if (key === null) {
    yielding.clear();
    return;
  }
  const own = yielding.get(key);
  if (!own) return;
  if (oldValue !== own.replaced || readText(key) !== own.text) {
    yielding.delete(key);
    return;
  }
  own.replaced = newValue;
  if (newValue !== own.text) {
    if (!tryWriteText(key, newValue)) return;
    own.text = newValue;
    own.onYield?.();
  }
  // What the other tab stores next was made on this, which may be the same seed as this tab's.
  delete own.onYield;
}
