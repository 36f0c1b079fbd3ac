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
  const columns = products.map(propertiesOf);
  const names = new Map<string, string>();
  for (const column of columns)
    for (const [key, { name }] of column) if (!names.has(key)) names.set(key, name);
  return [...names].map(([key, name]) =>
    toRow(
      name,
      columns.map((column) => column.get(key)),
    ),
  );
}

/** By which two products name the same: "Colour" is "Colours". */
const keyOf = (name: string): string => name.trim().toLowerCase().replace(/s$/, '');

/** By their keys. What two rows of a product say under one name is said together; its own fields say it best. */
function propertiesOf({ specifications = [], colours = [], brand, minimumOrder }: Product) {
  const properties = new Map<string, Property>();
  for (const { name, testMethod, ...figure } of specifications) {
    const before = properties.get(keyOf(name));
    const value = valueWithUnit(figure);
    properties.set(keyOf(name), {
      name: before?.name ?? name,
      value: before ? `${before.value}; ${value}` : value,
      testMethod: joined(before?.testMethod, testMethod),
    });
  }
  const fields = {
    Colours: colours.map(({ name }) => name).join(', '),
    Brand: brand,
    'Minimum order': minimumOrder,
  };
  for (const [name, value] of Object.entries(fields)) if (value) properties.set(keyOf(name), { name, value });
  return properties;
}

const joined = (before: string | undefined, method: string | undefined): string | undefined =>
  [...new Set([before, method].filter(Boolean))].join('; ') || undefined;

function toRow(name: string, found: readonly (Property | undefined)[]): Compared {
  const methods = new Set(found.flatMap((one) => (one ? [one.testMethod] : [])));
  const [method] = methods;
  return {
    name,
    testMethod: methods.size === 1 ? method : undefined,
    values: found.map(
      (one) => one && { value: one.value, testMethod: methods.size > 1 ? one.testMethod : undefined },
    ),
    differs: new Set(found.map((one) => one && plain(one.value))).size > 1,
  };
}

/** Whatever its case and blanks, and with "0.050" for "0.05". */
const plain = (value: string): string =>
  value
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/\d+\.\d+/g, (number) => `${Number(number)}`);
