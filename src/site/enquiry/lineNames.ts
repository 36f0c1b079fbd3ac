/* A request for several tapes has a line for each. The first line's fields are named as in a request for one tape. */

/** Begins what tells the fields of an added line from others (`originOf`); the form's first product follows it. */
export const AFTER = 'after ';

/** The name of a field in a line, by the line's index: "quantity", "quantity_2", "quantity_3". */
export const lineField = (field: string, index: number): string =>
  index === 0 ? field : `${field}_${index + 1}`;

/** The field's name without the line's number: "quantity" for "quantity_2". */
export const fieldOf = (name: string): string => name.replace(/_\d+$/, '');

/** The number of the field's line: 2 for "quantity_2", 1 for one that is in no further line. */
export const lineNumberOf = (name: string): number => Number(/_(\d+)$/.exec(name)?.[1] ?? 1);
