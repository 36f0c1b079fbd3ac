import * as v from 'valibot';
import { fingerprint } from '../fingerprint';
import { parseJson } from '../parseJson';
import { readText, tryWriteAndAnnounce } from './browserStorage';
import { SEEDS_KEY } from './keys';

const marksSchema = v.fallback(
  v.record(v.string(), v.object({ version: v.string(), fingerprint: v.string() })),
  {},
);
type Marks = v.InferOutput<typeof marksSchema>;

/** The version of the collection's content that this browser was last seeded with; undefined if none is known. */
export const seededVersion = (resource: string): string | undefined => readMarks()[resource]?.version;

/** Whether `text` is exactly what was last seeded, so that nobody has edited it. Reads the whole text, once. */
export const isSeed = (resource: string, text: string): boolean =>
  readMarks()[resource]?.fingerprint === fingerprintOf(resource, text);

/** The text of each collection that was read last, because the admin keeps asking about the same one. */
const lastRead = new Map<string, { text: string; fingerprint: string }>();

function fingerprintOf(resource: string, text: string): string {
  const last = lastRead.get(resource);
  if (last?.text === text) return last.fingerprint;
  const read = { text, fingerprint: fingerprint(text) };
  lastRead.set(resource, read);
  return read.fingerprint;
}

/**
 * Notes that `text` is the built-in content of `version`, and announces it, because the admin shows whether there are
 * edits.
 */
export const markUntouched = (resource: string, text: string, version: string): void =>
  keepMark(resource, { version, fingerprint: fingerprintOf(resource, text) });

/**
 * Stores a mark if the browser allows it, undefined removes it, and announces that. Unmarked content counts as edited, so
 * it is never lost.
 */
export const keepMark = (name: string, mark: Marks[string] | undefined): void =>
  tryWriteAndAnnounce(SEEDS_KEY, JSON.stringify({ ...readMarks(), [name]: mark }));

/** The name of a second mark of a collection. No collection has such a name. */
const goneMark = (resource: string) => `${resource} gone`;

/**
 * Notes that built-in records were stored where nothing was any more, although something had been: edits may be gone, and
 * what stands there now does not tell.
 */
export const markGone = (resource: string): void =>
  keepMark(goneMark(resource), { version: '', fingerprint: '' });

/** Whether `markGone` noted of this collection that edits may be gone. */
export const isMarkedGone = (resource: string): boolean => readMarks()[goneMark(resource)] !== undefined;

/** Drops the note of `markGone`, once somebody has looked for the edits. */
export const forgetGone = (resource: string): void => keepMark(goneMark(resource), undefined);

/**
 * Stores the mark of the collection's stored `text` again, if it is in the marks that another tab is reported to have
 * stored: this tab may have overwritten them before it knew of them.
 */
export function keepReportedMark(resource: string, text: string | null, reported: string | null): void {
  const mark = marksIn(reported)[resource];
  if (text !== null && mark?.fingerprint === fingerprintOf(resource, text)) keepMark(resource, mark);
}

let parsed: { text: string | null; marks: Marks } | undefined;

/** All marks; empty if they cannot be read. */
export function readMarks(): Marks {
  const text = readText(SEEDS_KEY);
  if (parsed?.text !== text) parsed = { text, marks: marksIn(text) };
  return parsed.marks;
}

const marksIn = (text: string | null): Marks => v.parse(marksSchema, parseJson(text ?? ''));
