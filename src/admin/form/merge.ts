import { same } from '../data/sameRecord';

type Values = Record<string, unknown>;

/** A field that differs between the two versions of a record, and who changed it since the form was opened. */
export type FieldVersions = {
  field: string;
  mine: unknown;
  theirs: unknown;
  changedBy: 'me' | 'them' | 'both';
};

/** The fields in which two versions differ. `base` is what the form started from. */
export function differences(base: Values, mine: Values, theirs: Values): FieldVersions[] {
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

/** Both sides' changes in one record, or undefined where both changed the same field. */
export function mergeVersions(base: Values, mine: Values, theirs: Values): Values | undefined {
  const found = differences(base, mine, theirs);
  if (found.some(({ changedBy }) => changedBy === 'both')) return undefined;
  const changedByMe = found.filter(({ changedBy }) => changedBy === 'me');
  return { ...theirs, ...Object.fromEntries(changedByMe.map(({ field, mine: value }) => [field, value])) };
}
