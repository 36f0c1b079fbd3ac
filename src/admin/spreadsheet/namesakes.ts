import type { AnyRecord } from '../records/anyRecord';
import { listed } from '../words/listed';

/* A row whose id was lost or changed would add a second product instead of changing the first. */

/** A stored product that has a row's name but not its id. */
type Stored = { id: string; name: string };
/** The same, with the number of the row. */
export type Namesake = Stored & { number: number };

/** Returns the stored product that has the name of a row whose id no stored product has. */
export function namesakeOf(row: Record<string, unknown>, stored: readonly AnyRecord[]): Stored | undefined {
  const name = String(row.name ?? '').trim();
  const found = stored.find((record) => String(record.name ?? '').trim() === name);
  return found && { id: found.id, name };
}

/**
 * @throws {Error} with a message for the owner, because a row without an id does not say that it is meant as a new
 * product
 */
export function refuseNameInUse({ id, name }: Stored): never {
  throw new Error(
    `“${name}” has no id here, but there is a product of this name. To change that one, write its id ${id} into the row; a new product needs a name of its own.`,
  );
}

/** How many rows are named at most. */
const FEW = 6;

/** Returns the warning about rows that have an id of their own but the name of a stored product. */
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
