import * as v from 'valibot';
import { parseJson } from '../parseJson';
import { announce, readText, tryWriteText, writeText } from './browserStorage';

const setAsideSchema = v.array(v.object({ at: v.string(), text: v.string() }));

/** A stored text that was partly or wholly unusable, exactly as it was found, and when (ISO 8601). */
export type SetAsideText = v.InferOutput<typeof setAsideSchema>[number];

const corruptKey = (key: string) => `${key}.corrupt`;

/** Keeps a copy of `text` under `<key>.corrupt`, after earlier ones. Returns false if the browser refuses. */
export function setAside(key: string, text: string): boolean {
  const earlier = readSetAside(key);
  if (earlier.some((entry) => entry.text === text)) return true;
  return tryWriteText(corruptKey(key), JSON.stringify([...earlier, { at: new Date().toISOString(), text }]));
}

/** What was set aside for a key, oldest first. */
export function readSetAside(key: string): SetAsideText[] {
  const text = readText(corruptKey(key));
  if (text === null) return [];
  const result = v.safeParse(setAsideSchema, parseJson(text));
  // Something else wrote here: the text is shown as it is rather than skipped.
  return result.success ? result.output : [{ at: '', text }];
}

/**
 * Discards these texts of what was set aside for a key, and announces it in this tab; any added since stay.
 * @throws {StorageRefusedError} if the browser refuses
 */
export function discardSetAside(key: string, seen: readonly SetAsideText[]): void {
  const texts = new Set(seen.map(({ text }) => text));
  const left = readSetAside(key).filter(({ text }) => !texts.has(text));
  const before = readText(corruptKey(key));
  const after = left.length > 0 ? JSON.stringify(left) : null;
  writeText(corruptKey(key), after);
  announce(corruptKey(key), before, after);
}
