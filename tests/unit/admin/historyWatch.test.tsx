import 'fake-indexeddb/auto';
import { AdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { writes } from '../../../src/admin/data/writes';
import { HistoryWatch } from '../../../src/admin/history/HistoryWatch';
import { products } from '../../../src/shared/catalogue/product';
import { buildProduct } from '../../builders';
import { contentKeys as keys } from '../../contentKeys';
import { emptyHistory, losing } from './historyStorage';
import { eventually, render } from './render';

it('names each way in which the storage may have lost a save, and does not claim to know which', async () => {
  localStorage.clear();
  await emptyHistory();
  const kraft = buildProduct({ name: 'Kraft Tape' });
  localStorage.setItem(keys.products, products.encode([kraft]));
  await losing(() =>
    writes.update('products', { id: kraft.id, data: { ...kraft, brand: 'Own' }, previousData: kraft }),
  );
  await render(
    <MemoryRouter>
      <AdminContext>
        <HistoryWatch />
      </AdminContext>
    </MemoryRouter>,
  );
  const alert = await eventually(
    () => document.querySelector('[role="alert"]') ?? Promise.reject(new Error('There is no alert.')),
  );
  expect(alert.textContent).toContain('as in a power cut, or its site data was cleared. The history still');
  expect(alert.textContent).toContain('Product “Kraft Tape” changed: brand');
});
