import type { Product } from '../product';
import { plainDashes, plainThousands, plainUnits } from './plainFigures';
import { valueWithUnit } from './valueWithUnit';

type Property = { name: string; value: string; testMethod?: string };

type ComparisonRow = {
  name: string;
  /** How it was measured, if that is the same for all products that have the property. */
  testMethod?: string;
  /** In the products' order; undefined for products without the property. Each has its own method if they differ. */
  values: (Omit<Property, 'name'> | undefined)[];
  /** Whether the values that are stated differ, regardless of how they were measured, or of the order of colours. */
  differs: boolean;
};

/**
 * Compares the products property by property: specifications by name, ignoring case, in the order in which they first
 * occur; each product's colours, brand and minimum order follow its specifications.
 */
export function compareProducts(products: readonly Product[]): ComparisonRow[] {
  const columns = products.map(propertiesOf);
  const keys = new Set(columns.flatMap((column) => [...column.keys()]));
  return [...keys].map((key) => toRow(key, columns));
}

/** One key for all spellings of a property's name: "Colour" is "Colours". */
const keyOf = (name: string): string => name.trim().toLowerCase().replace(/s$/, '');

/** A product's properties, by key. Specifications of one name are joined; colours, brand and minimum order win. */
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

/** The row of a key, named as the first product that has it names it. */
function toRow(key: string, columns: readonly Map<string, Property>[]): ComparisonRow {
  const comparable = key === 'colour' ? inOneOrder : plain;
  const found = columns.map((column) => column.get(key));
  const stated = found.flatMap((one) => one ?? []);
  const methods = new Set(stated.map(({ testMethod }) => testMethod));
  const [method] = methods;
  return {
    name: stated[0]?.name ?? key,
    testMethod: methods.size === 1 ? method : undefined,
    values: found.map(
      (one) => one && { value: one.value, testMethod: methods.size > 1 ? one.testMethod : undefined },
    ),
    differs: new Set(stated.map(({ value }) => comparable(value))).size > 1,
  };
}

/** Normalises case, white space, units, signs, ranges and zeros: "−20 °C–+60.0 °C" becomes "-20 to 60°c". */
const plain = (value: string): string =>
  plainThousands(plainUnits(plainDashes(value)))
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/(^| |-)\+(?=[\d.])/g, '$1')
    .replace(RANGE, '$1 to ')
    .replace(/\d*\.\d+/g, (number) => `${Number(number)}`);

/** From the end of a range's first figure to its second one, if the first has the same unit or none. */
const RANGE = /([\d⁰¹²³⁴-⁹]) ?(°c|[\p{L}%]+)? ?(?:-|to) ?(?=-?[\d.]+[⁰¹²³⁴-⁹]* ?\2)/gu;

/**
 * The colours of a list, each once. Only colours: in another list the order may mean something, as in the adhesives of a
 * tape's two sides.
 */
const inOneOrder = (list: string): string => [...new Set(plain(list).split(/[,;] ?/))].sort().join();
