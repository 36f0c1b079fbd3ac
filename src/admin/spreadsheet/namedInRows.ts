import type { Content } from '../../shared/catalogue/content';
import { type AnyRecord, byId, idsOf } from '../records/anyRecord';
import type { Values } from '../records/parts';
import { plainName } from '../records/plainName';
import { listed, listedInShort } from '../words/listed';

/* A table's cells hold the ids of categories and industries, but people who fill them in by hand write their names. */

type Named = { id: string; name: string };

/** Returns the row with ids in place of the names of categories and industries. What matches no name stays as it is. */
export function withIds(row: Values, { categories, industries }: Content): Values {
  const { category, industries: inRow } = row;
  return {
    ...row,
    ...(typeof category === 'string' && { category: idOf(category, categories) }),
    ...(Array.isArray(inRow) && {
      industries: [...new Set(inRow.flatMap((line) => idsIn(line, industries)))],
    }),
  };
}

/** A line may list several, separated by commas, if each is known. A name may itself contain a comma. */
function idsIn(line: string, known: readonly Named[]): string[] {
  const isKnown = (id: string) => known.some((one) => one.id === id);
  const whole = idOf(line, known);
  const parts = line.split(',').map((part) => idOf(part, known));
  return !isKnown(whole) && parts.every(isKnown) ? parts : [whole];
}

function idOf(cell: string, known: readonly Named[]): string {
  const found =
    known.find(({ id }) => id === cell.trim()) ??
    known.find(({ name }) => plainName(name) === plainName(cell));
  return found?.id ?? cell;
}

/**
 * Returns the warnings about rows that name a category or an industry that does not exist. What the stored product
 * already named is left out, because the dashboard shows it.
 */
export function warningsOn(
  products: readonly AnyRecord[],
  stored: readonly AnyRecord[],
  { categories, industries }: Content,
): string[] {
  const before = byId(stored);
  const warning = (what: string, field: 'category' | 'industries', known: readonly Named[]): string[] => {
    const ids = new Set(idsOf(known));
    const found = products.flatMap((product) => {
      const former = entriesOf(before.get(product.id)?.[field]);
      const entries = entriesOf(product[field]).filter((entry) => !ids.has(entry) && !former.includes(entry));
      return entries.length > 0 ? [{ product: `“${product.name}”`, entries }] : [];
    });
    if (found.length === 0) return [];
    const subjects = listedInShort(found.map(({ product }) => product));
    const names = [...new Set(found.flatMap(({ entries }) => entries))].map((name) => `“${name}”`);
    const verb = found.length === 1 ? 'names' : 'name';
    return [`${subjects} ${verb} ${what} that does not exist: ${listed(names)}.`];
  };
  return [
    ...warning('a category', 'category', categories),
    ...warning('an industry', 'industries', industries),
  ];
}

const entriesOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value ?? '']).map(String).filter(Boolean);
