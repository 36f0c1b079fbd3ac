import { collections } from '../../../shared/catalogue/collections';
import type { Content } from '../../../shared/catalogue/content';
import { type ResourceName, resourceNames } from '../../../shared/storage/keys';
import { type AnyRecord, idsOf, recordIn, recordName, recordsOf } from '../../records/anyRecord';
import { equal, isDerived } from '../../records/equality';
import { isReordered } from '../../records/order';
import { partsOf } from '../../records/parts';
import { listedInShort } from '../../words/listed';
import { recordTitle } from '../../words/recordTitle';
import { resourceWords } from '../../words/resourceLabel';
import type { ImportReport, ReportedRecord } from './report';

/*
 * A content file replaces whole collections. One from another browser, or from before the last changes here, takes away
 * what was changed here, without a word of it in the file: only a comparison with the built-in content shows it.
 */

/** The built-in records of the collections that are edited here; nothing of those that cannot be fetched. */
export async function builtInOfEdited(): Promise<Partial<Content>> {
  const names = resourceNames.filter((name) => collections[name].isEdited());
  const found = await Promise.allSettled(
    names.map(async (name) => [name, await collections[name].builtIn()] as const),
  );
  return Object.fromEntries(found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
}

/**
 * Says which records that were added, changed or deleted here the file would remove, change back or add again, and which
 * orders it would change back; empty if there are none.
 */
export function ownWorkTakenAway(report: ImportReport, builtIn: Partial<Content>): string {
  const { added, removed, changed, reordered, comparedWith } = report;
  const published = ({ resource, id }: ReportedRecord) => recordIn(builtIn, resource, id);
  const isOwnWork = (record: ReportedRecord) =>
    builtIn[record.resource] !== undefined && losesChanges(record, published(record));
  const isOwnOrder = (name: ResourceName) =>
    isReordered(idsOf(recordsOf(builtIn, name)), idsOf(recordsOf(comparedWith, name)));
  const gone = removed.filter(isOwnWork).map(recordTitle);
  const overwritten = changed.filter(isOwnWork).map(nameHere);
  const again = added.filter(published).map(recordTitle);
  const orders = reordered.filter(isOwnOrder).map((name) => `the order of the ${resourceWords(name)}`);
  const losses = [
    ...loss('takes away what is only here', gone),
    ...loss('overwrites what you changed here', [...overwritten, ...orders]),
    ...loss('adds again what you deleted here', again),
  ];
  return losses.length > 0 ? `As it is, it ${losses.join('; it ')}.` : '';
}

/** Called as the owner knows it, not as the file does. */
const nameHere = ({ resource, name, before }: ReportedRecord): string =>
  recordTitle({ resource, name: recordName(before) ?? name });

const loss = (what: string, titles: readonly string[]): string[] =>
  titles.length > 0 ? [`${what}: ${listedInShort(titles)}`] : [];

/** Whether the record differs from the published one in a part that would not stay as it is. */
function losesChanges({ resource, before, after }: ReportedRecord, published?: AnyRecord): boolean {
  const [was, own, next] = [partsOf(published ?? {}), partsOf(before ?? {}), partsOf(after ?? {})];
  return [...new Set([...Object.keys(own), ...Object.keys(was)])].some((path) => {
    const lists = [was[path], own[path], next[path]];
    const isFollower = resource === 'industries' && path === 'products';
    if (isFollower && lists.every(Array.isArray)) return losesOwnOrder(lists);
    return !isDerived(path) && !equal(was[path], own[path]) && !equal(own[path], next[path]);
  });
}

/** An industry's products are what the products say, which are named themselves; only their order is its own. */
const losesOwnOrder = ([was = [], own = [], next = []]: readonly string[][]) =>
  isReordered(was, own) && isReordered(own, next);
