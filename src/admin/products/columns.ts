/** The table's columns by react-admin's names for them: the source or, of a column without one, the label. */
export const COLUMNS = [
  'Picture',
  'name',
  'category',
  'shortDescription',
  'industries',
  'brand',
  'id',
] as const;

/** The same array at each rendering: for another one, every cell of the table is rendered again. */
export const HIDDEN_AT_FIRST = ['brand', 'id'];

/** Where react-admin keeps the hidden columns of the products' table. */
export const COLUMNS_KEY = 'products.datatable';
