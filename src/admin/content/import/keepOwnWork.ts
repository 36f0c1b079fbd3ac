import type { Content } from '../../../shared/catalogue/content';
import { isOwnerOrdered, type ResourceName, resourceNames } from '../../../shared/storage/keys';
import { type AnyRecord, byId, recordName, recordsOf } from '../../records/anyRecord';
import { changedFields, isDerived } from '../../records/equality';
import { merge, mergeIds, ordersClash } from '../../records/merge';
import { pathWords } from '../../words/fieldLabel';
import { listed } from '../../words/listed';
import { recordTitle } from '../../words/recordTitle';
import { resourceWords } from '../../words/resourceLabel';

type Records = ReadonlyMap<string, AnyRecord>;
type Sides = Record<'builtIn' | 'mine' | 'theirs', Records>;
type Merged = { record: AnyRecord | undefined; clash?: string };

/**
 * Adds to a file's content what was added, changed and deleted here. Of a record that both changed, the parts that were
 * changed here stay; one that either side deleted and the other changed stays, too. So does an order that both changed.
 * @param builtIn the built-in records on which the edits of both were made, of the collections that are edited here
 * @returns the content and, in `clashes`, the parts, records and orders that the file changes in vain, in words
 */
export function keepOwnWork(
  file: Partial<Content>,
  now: Content,
  builtIn: Partial<Content>,
): { content: Partial<Record<ResourceName, AnyRecord[]>>; clashes: string[] } {
  const clashes: string[] = [];
  const collections = resourceNames.flatMap((resource) => {
    if (!file[resource]) return [];
    if (!builtIn[resource]) return [[resource, recordsOf(file, resource)] as const];
    const sides = {
      builtIn: byId(recordsOf(builtIn, resource)),
      mine: byId(recordsOf(now, resource)),
      theirs: byId(recordsOf(file, resource)),
    };
    const merged = idsOfBoth(sides).map((id) => mergedRecord(resource, id, sides));
    clashes.push(...merged.flatMap(({ clash }) => clash ?? []));
    if (isOwnerOrdered(resource) && ordersClash(ordersOf(sides)))
      clashes.push(`the order of the ${resourceWords(resource)}`);
    return [[resource, merged.flatMap(({ record }) => record ?? [])] as const];
  });
  return { content: Object.fromEntries(collections), clashes };
}

const ordersOf = ({ builtIn, mine, theirs }: Sides) => ({
  from: [...builtIn.keys()],
  to: [...mine.keys()],
  on: [...theirs.keys()],
});

/** The ids of the records that stay, in their order. */
function idsOfBoth(sides: Sides): string[] {
  const { builtIn, mine, theirs } = sides;
  const isDeletedAndChanged = (before: AnyRecord) => {
    const [kept, other] = [mine, theirs].flatMap((records) => records.get(before.id) ?? []);
    return kept && !other && changedFields(before, kept).some((field) => !isDerived(field));
  };
  // What the list that both started from does not hold counts as added, and stays.
  const from = [...builtIn.values()].filter((record) => !isDeletedAndChanged(record)).map(({ id }) => id);
  return mergeIds({ ...ordersOf(sides), from });
}

/** The record that stays and, if the file does something else to the same of it, the clash in words. */
function mergedRecord(resource: ResourceName, id: string, { builtIn, mine, theirs }: Sides): Merged {
  const [my, their] = [mine.get(id), theirs.get(id)];
  // Deleted here and changed there, it is reported as one that the file adds.
  if (!my) return { record: their };
  const title = recordTitle({ resource, name: recordName(my) ?? id });
  if (!their) return { record: my, ...(builtIn.has(id) && { clash: `${title} (deleted in the file)` }) };
  const { merged, clashes } = merge(builtIn.get(id) ?? {}, my, their);
  const labels = clashes.filter((path) => !isDerived(path)).map((path) => pathWords(resource, path));
  return { record: { ...merged, id }, ...(labels.length > 0 && { clash: `${title} (${listed(labels)})` }) };
}
