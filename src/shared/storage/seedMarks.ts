import * as v from 'valibot';
import { fingerprint } from '../fingerprint';
import { parseJson } from '../parseJson';
import { noteText, readText } from './browserStorage';
import { SEEDS_KEY } from './keys';

const marksSchema = v.fallback(
  v.record(v.string(), v.object({ version: v.string(), fingerprint: v.string() })),
  {},
);
type Marks = v.InferOutput<typeof marksSchema>;

/** The version of the build that last seeded the collection here; undefined where none is known. */
export const seededVersion = (resource: string): string | undefined => readMarks()[resource]?.version;

/** Whether `text` is what that build seeded, and nobody edited since. Walks over the whole text. */
export const isSeed = (resource: string, text: string): boolean =>
  readMarks()[resource]?.fingerprint === fingerprint(text);

/**
 * Notes that `text` is what the build with `version` ships, and announces it: the admin shows whether there are edits.
 */
export const markUntouched = (resource: string, text: string, version: string): void =>
  keepMark(resource, { version, fingerprint: fingerprint(text) });

/** Keeps a mark and announces it; without its mark content counts as edited, and stays: the safe side. */
export const keepMark = (name: string, mark: Marks[string]): void =>
  noteText(SEEDS_KEY, JSON.stringify({ ...readMarks(), [name]: mark }));

let parsed: { text: string; marks: Marks } | undefined;

/** All marks; none where they cannot be read. */
export function readMarks(): Marks {
  const text = readText(SEEDS_KEY);
  if (text === null) return {};
  if (parsed?.text !== text) parsed = { text, marks: v.parse(marksSchema, parseJson(text)) };
  return parsed.marks;
}
