import type { Product } from './product';
import { valueWithUnit } from './valueWithUnit.ts';

/** How many products stand side by side at most: more fit no window. */
export const MOST_COMPARED = 4;

type Property = { name: string; value: string; testMethod?: string };

type Compared = {
  name: string;
  /** How it was measured, where that is the same for all that have it. */
  testMethod?: string;
  /** In the products' order; undefined where one says nothing of it. Each has its method where the methods differ. */
  values: (Omit<Property, 'name'> | undefined)[];
  /** Whether it tells these products apart, however it was measured. */
  differs: boolean;
};

/**
 * What these products say of themselves, property by property: specifications by their names, whatever the case, in the
 * order in which a product has them first; then colours, brand and minimum order.
 */
export function compareProducts(products: readonly Product[]): Compared[] {
  const columns = products.map((product) => new Map(propertiesOf(product).map((one) => [key(one), one])));
  const names = new Map<string, string>();
  for (const column of columns)
    for (const [known, { name }] of column) if (!names.has(known)) names.set(known, name);
  return [...names].map(([known, name]) =>
    toRow(
      name,
      columns.map((column) => column.get(known)),
    ),
  );
}

/** By which two products name the same: "Colour" is "Colours". */
const key = ({ name }: Property): string => name.trim().toLowerCase().replace(/s$/, '');

function propertiesOf({ specifications = [], colours = [], brand, minimumOrder }: Product): Property[] {
  return [
    ...specifications.map((entry) => ({
      name: entry.name,
      value: valueWithUnit(entry),
      testMethod: entry.testMethod,
    })),
    { name: 'Colours', value: colours.map(({ name }) => name).join(', ') },
    { name: 'Brand', value: brand ?? '' },
    { name: 'Minimum order', value: minimumOrder ?? '' },
  ].filter(({ value }) => value !== '');
}

function toRow(name: string, found: readonly (Property | undefined)[]): Compared {
  const said = found.filter((one) => one !== undefined);
  const methods = new Set(said.map(({ testMethod }) => testMethod));
  const [method] = methods;
  return {
    name,
    testMethod: methods.size === 1 ? method : undefined,
    values: found.map(
      (one) => one && { value: one.value, testMethod: methods.size > 1 ? one.testMethod : undefined },
    ),
    differs: new Set(found.map((one) => one?.value)).size > 1,
  };
}
