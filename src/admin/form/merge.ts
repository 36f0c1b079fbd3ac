import { fromParts, partsOf } from '../records/parts';
import { same } from '../records/sameRecord';

type Values = Record<string, unknown>;

/** A part of a record that differs between its two versions, and who changed it since the form was opened. */
export type FieldVersions = {
  /** Its path, such as `name` or `contact.phone1`. */
  field: string;
  mine: unknown;
  theirs: unknown;
  changedBy: 'me' | 'them' | 'both';
};

/** The parts in which two versions differ. `base` is what the form started from. */
export function differences(base: Values, mine: Values, theirs: Values): FieldVersions[] {
  return differencesOfParts(partsOf(base), partsOf(mine), partsOf(theirs));
}

function differencesOfParts(base: Values, mine: Values, theirs: Values): FieldVersions[] {
  const fields = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  return [...fields]
    .filter((field) => !same(mine[field], theirs[field]))
    .map((field) => {
      const byMe = !same(base[field], mine[field]);
      const byThem = !same(base[field], theirs[field]);
      return { field, mine: mine[field], theirs: theirs[field], changedBy: changer(byMe, byThem) };
    });
}

const changer = (byMe: boolean, byThem: boolean) => (byMe && byThem ? 'both' : byMe ? 'me' : 'them');

/** Both sides' changes in one record, or undefined where both changed the same part. */
export function mergeVersions(base: Values, mine: Values, theirs: Values): Values | undefined {
  const found = differences(base, mine, theirs);
  if (found.some(({ changedBy }) => changedBy === 'both')) return undefined;
  const changedByMe = found.filter(({ changedBy }) => changedBy === 'me');
  const parts = changedByMe.map(({ field, mine: value }) => [field, value] as const);
  return fromParts({ ...partsOf(theirs), ...Object.fromEntries(parts) });
}
