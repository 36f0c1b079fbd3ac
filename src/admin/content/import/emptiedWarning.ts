import type { ResourceName } from '../../../shared/storage/keys';
import type { AnyRecord } from '../../records/anyRecord';
import { isBlank, partsOf } from '../../records/parts';
import { pathWords } from '../../words/fieldLabel';
import { counted } from '../../words/recordTitle';

type Loss = { count: number; isList: boolean };

/** Says which fields of stored records a file would empty, and in how many of them; empty if none. */
export function emptiedWarning(
  resource: ResourceName,
  before: ReadonlyMap<string, AnyRecord>,
  after: readonly AnyRecord[],
): string {
  const losses = new Map<string, Loss>();
  for (const record of after) {
    const [was, is] = [partsOf(before.get(record.id) ?? {}), partsOf(record)];
    for (const [field, value] of Object.entries(was)) {
      if (isBlank(value) || !isBlank(is[field])) continue;
      losses.set(field, { count: (losses.get(field)?.count ?? 0) + 1, isList: Array.isArray(value) });
    }
  }
  const said = [...losses].map(([field, loss], index) => inWords(resource, field, loss, index === 0));
  return said.length > 0 ? `${said.join(', ')}.` : '';
}

function inWords(resource: ResourceName, field: string, { count, isList }: Loss, isFirst: boolean): string {
  // The settings are a single record and need no number.
  const isOne = count === 1 && resource !== 'settings';
  const what = `${isList ? 'all ' : ''}${isOne ? 'its' : 'their'} ${pathWords(resource, field)}`;
  if (resource === 'settings') return isFirst ? `The settings lose ${what}` : what;
  return isFirst ? `${counted(resource, count)} ${isOne ? 'loses' : 'lose'} ${what}` : `${count} ${what}`;
}
