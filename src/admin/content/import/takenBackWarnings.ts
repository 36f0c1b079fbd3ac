import { type RecordVersions, type Touched, timeOfChange } from '../../history/kept/change';
import { listChanges, readVersions } from '../../history/kept/keptChanges';
import { byId, idsOf } from '../../records/anyRecord';
import { changedFields, equal } from '../../records/equality';
import { partsOf } from '../../records/parts';
import { whenIn } from '../../words/dates';
import { pathWords } from '../../words/fieldLabel';
import { listed, listedInShort } from '../../words/listed';
import type { ImportReport, ReportedRecord } from './report';

/*
 * A table does not say when it was downloaded, and loading an old one takes back what was saved since. The history
 * shows it: the table then says what a product said before a save, or names one that was deleted.
 */

/** What a save did to a product, and when, in milliseconds. */
type Save = RecordVersions & { at: number };

/** Warns of what was saved or deleted here and the table would take back, as far as the history still shows it. */
export async function takenBackWarnings({ added, changed }: ImportReport): Promise<string[]> {
  try {
    const saves = await savesOf([...added, ...changed]);
    const back = changed.flatMap((record) => takenBack(record, saves.get(record.id)) ?? []);
    const again = added.flatMap((record) => deleted(record, saves.get(record.id)) ?? []);
    return [
      ...warning(
        'change back what was saved here',
        back,
        'It says what stood there before. To keep what was saved, download the table again and make your changes in that one.',
      ),
      ...warning(
        'add again what was deleted here',
        again,
        'To leave that out, delete its rows from the table.',
      ),
    ];
  } catch (error) {
    console.warn('The history could not be read, so the table was not compared with it', error);
    return [];
  }
}

const warning = (what: string, products: readonly string[], advice: string): string[] =>
  products.length > 0 ? [`This table would ${what}: ${listedInShort(products)}. ${advice}`] : [];

/** What the kept saves did to these products, by their ids, newest first. */
async function savesOf(products: readonly ReportedRecord[]): Promise<ReadonlyMap<string, Save[]>> {
  const ids = new Set(idsOf(products));
  const isOne = ({ resource, id }: Touched | RecordVersions) => resource === 'products' && ids.has(id);
  const changes = (await listChanges()).filter(({ touched }) => touched.some(isOne));
  const versions = byId(await readVersions(idsOf(changes)));
  const byProduct = new Map<string, Save[]>();
  for (const change of changes)
    for (const record of versions.get(change.id)?.records.filter(isOne) ?? []) {
      const earlier = byProduct.get(record.id) ?? [];
      byProduct.set(record.id, [...earlier, { ...record, at: timeOfChange(change) }]);
    }
  return byProduct;
}

/** The product and those of its parts that would be as before a save, in words; undefined if there are none. */
function takenBack({ name, before, after }: ReportedRecord, saves: readonly Save[] = []): string | undefined {
  if (!before || !after) return undefined;
  const own = saves.flatMap(({ at, ...save }) =>
    save.before && save.after ? [{ at, was: partsOf(save.before), is: partsOf(save.after) }] : [],
  );
  const given = partsOf(after);
  const paths = changedFields(partsOf(before), given).filter((path) =>
    own.some(({ was }) => equal(was[path], given[path])),
  );
  const last = own.find(({ was, is }) => paths.some((path) => !equal(was[path], is[path])));
  if (!last) return undefined;
  const labels = paths.map((path) => pathWords('products', path));
  return `“${name}” (${listed(labels)}, last saved ${whenIn(last.at)})`;
}

/** The product, and when it was deleted, in words; undefined if it was not. */
function deleted({ name }: ReportedRecord, [last]: readonly Save[] = []): string | undefined {
  return last && !last.after ? `“${name}” (deleted ${whenIn(last.at)})` : undefined;
}
