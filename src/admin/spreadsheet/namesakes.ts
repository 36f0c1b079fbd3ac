import type { AnyRecord } from '../records/anyRecord';
import { plainName } from '../records/plainName';
import { listedInShort } from '../words/listed';

/* A row whose id was lost or changed, or that stands twice, would add a second product of the same name. */

/** What a row says: its number, and its id, which is '' if it has none. */
type NamedRow = { number: number; id: string; name: string };
/** Who has a name: a stored product, or a row. */
type Holder = { id: string; row?: number };
/** A row that would add a product, and who else has its name. */
type Namesake = NamedRow & { holder: Holder };

/**
 * Finds the rows that would add a product although a stored product or another row has the name. Of several rows that
 * add the same name, the first is not among them.
 */
export function findNamesakes(rows: readonly NamedRow[], stored: readonly AnyRecord[]): Namesake[] {
  const ids = new Set(stored.map(({ id }) => id));
  const fresh = rows.filter(({ id }) => !ids.has(id));
  const holders = new Map<string, Holder>();
  const note = (name: unknown, holder: Holder): void => {
    const plain = plainName(name);
    if (plain !== '' && !holders.has(plain)) holders.set(plain, holder);
  };
  for (const { id, name } of stored) note(name, { id });
  // A table may give a stored product another name.
  for (const { id, name, number } of rows) if (ids.has(id)) note(name, { id, row: number });
  for (const { id, name, number } of fresh) note(name, { id, row: number });
  return fresh.flatMap((row) => {
    const holder = holders.get(plainName(row.name));
    // That an id stands twice is reported by itself.
    const isItself = holder?.row === row.number || (row.id !== '' && holder?.id === row.id);
    return holder && !isItself ? [{ ...row, holder }] : [];
  });
}

/**
 * @throws {Error} with a message for the owner, because a row without an id does not say that it is meant as a new
 * product
 */
export function refuseNameInUse({ name, holder: { id, row } }: Namesake): never {
  const other =
    row === undefined
      ? `there is a product of this name. To change that one, write its id ${id} into the row.`
      : `row ${row} has this name, too.`;
  throw new Error(
    `“${name}” has no id here, but ${other} A new product needs a name of its own: other capitals or blanks do not make one.`,
  );
}

/** Returns the warning about those rows that have an id of their own. */
export function namesakeWarning(namesakes: readonly Namesake[]): string[] {
  const found = namesakes.filter(({ id }) => id !== '');
  if (found.length === 0) return [];
  const rows = found.map(({ number, name, holder: { id, row } }) => {
    const other = row === undefined ? `its id is ${id}` : `row ${row} has it, too`;
    return `“${name}” in row ${number} (${other})`;
  });
  const subject =
    found.length === 1
      ? 'One row has an id that no product has, and adds a second product'
      : `${found.length} rows have an id that no product has, and add a second product each`;
  return [
    `${subject} of a name that is in use: ${listedInShort(rows)}. If a row is meant for a product that is there, write its id as it was downloaded.`,
  ];
}
