import { ConflictError } from '../../../../src/admin/data/errors';
import { buildProduct } from '../../../builders';

/** What saving a product fails with if another tab has changed its name, too. */
export function nameConflict(): ConflictError {
  const base = buildProduct();
  return new ConflictError('products', base, { ...base, name: 'Mine' }, { ...base, name: 'Theirs' });
}
