import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writes } from '../../../src/admin/data/writes';
import { products } from '../../../src/shared/catalogue/product';
import { buildProduct } from '../../builders';
import { keys, storedBytes } from '../shared/faultyStorage';
import { emptyHistory } from './historyStorage';

const kraft = buildProduct({
  name: 'Kraft Tape',
  brand: 'Other Tapes',
  minimumOrder: '72 rolls',
  colours: [{ name: 'Brown', hex: '#aa7733' }],
});
const foam = buildProduct({ name: 'Foam Tape' });

beforeEach(async () => {
  localStorage.clear();
  await emptyHistory();
  localStorage.setItem(keys.products, products.encode([kraft, foam]));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('deleting, where the built-in products cannot be loaded', () => {
  const remove = (id: string) => writes.delete('products', { id, previousData: { id } });

  it('takes a product that is not the last one', async () => {
    vi.spyOn(products.defaults, 'load').mockRejectedValue(new TypeError('Failed to fetch the module'));
    await remove(kraft.id);
    expect(products.stored()).toEqual([foam]);
  });

  it('leaves the last one, and says why', async () => {
    await remove(kraft.id);
    const before = storedBytes();
    vi.spyOn(products.defaults, 'load').mockRejectedValue(new TypeError('Failed to fetch the module'));
    await expect(remove(foam.id)).rejects.toThrow('cannot be loaded now. Nothing was saved.');
    expect(storedBytes()).toEqual(before);
  });
});
