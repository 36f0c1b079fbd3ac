import { equal } from '../records/equality';
import { fromParts, partsOf, type Values } from '../records/parts';

/** A part of a record that differs between its two versions, and who changed it since the form was opened. */
export type ChangedPart = {
  /** Its path, such as `name` or `contact.phone1`. */
  path: string;
  changedBy: 'me' | 'them' | 'both';
};

/** The parts in which two versions differ. `base` is what the form started from. */
export function changedParts(base: Values, mine: Values, theirs: Values): ChangedPart[] {
  const [before, my, their] = [partsOf(base), partsOf(mine), partsOf(theirs)];
  return [...new Set([...Object.keys(my), ...Object.keys(their)])]
    .filter((path) => !equal(my[path], their[path]))
    .map((path) => {
      const isMine = !equal(before[path], my[path]);
      const isTheirs = !equal(before[path], their[path]);
      return { path, changedBy: isMine && isTheirs ? 'both' : isMine ? 'me' : 'them' };
    });
}

/** Both sides' changes in one record, or undefined where both changed the same part. */
export function mergeVersions(base: Values, mine: Values, theirs: Values): Values | undefined {
  const changed = changedParts(base, mine, theirs);
  if (changed.some(({ changedBy }) => changedBy === 'both')) return undefined;
  const [my, merged] = [partsOf(mine), partsOf(theirs)];
  for (const { path, changedBy } of changed) if (changedBy === 'me') merged[path] = my[path];
  return fromParts(merged);
}
