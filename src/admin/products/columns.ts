/** The table's columns, by react-admin's names for them: the label of the one without a source. */
export const COLUMNS = [
  'Picture',
  'name',
  'category',
  'shortDescription',
  'industries',
  'brand',
  'id',
] as const;

/** The same array at each rendering, because every cell of the table is rendered anew for another one. */
export const HIDDEN_AT_FIRST = ['brand', 'id'];

/** Where react-admin keeps the hidden columns of the products' table. */
export const COLUMNS_KEY = 'products.datatable';
