import { sorted } from '../../../src/admin/data/sorted';
import { readDefaults } from '../../../tools/content/readDefaults';

const byName = sorted(readDefaults().products, { field: 'name', order: 'ASC' }).map(({ name }) => name);

/** The names of the built-in products that stand first and last in the admin's list. */
export const [firstProduct = ''] = byName;
export const lastProduct = byName.at(-1) ?? '';
