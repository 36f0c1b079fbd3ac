import type { AnyRecord } from '../records/anyRecord';
import { listed } from '../words/listed';

/* A row whose id was lost or changed would add a second product instead of changing the first. */

/** A stored product that has a row's name and not its id. */
type Stored = { id: string; name: string };
/** The same, with the number of the row. */
export type Namesake = Stored & { number: number };

/** The stored product that has the name of a row whose id is none of theirs. */
export function namesakeOf(row: Record<string, unknown>, stored: readonly AnyRecord[]): Stored | undefined {
  const name = String(row.name ?? '').trim();
  const found = stored.find((record) => String(record.name ?? '').trim() === name);
  return found && { id: found.id, name };
}

/** @throws {Error} with words for the owner: a row without an id says nowhere that a new product is meant */
export function refuseNameInUse({ id, name }: Stored): never {
  throw new Error(
    `“${name}” has no id here, but there is a product of this name. To change that one, write its id ${id} into the row; a new product needs a name of its own.`,
  );
}

/** How many rows are named at most. */
const FEW = 6;

/** What the owner is to know of rows with an id of their own and the name of a stored product, in words. */
export function namesakeWarning(found: readonly Namesake[]): string[] {
  if (found.length === 0) return [];
  const rows = found.map(({ number, name, id }) => `“${name}” in row ${number} (its id is ${id})`);
  const subject =
    found.length === 1
      ? 'One row has an id that no product has, and adds a second product'
      : `${found.length} rows have an id that no product has, and add a second product each`;
  return [
    `${subject} of a name that is in use: ${listed(rows, FEW)}. To change the one that is there, write its id as it was downloaded.`,
  ];
}
