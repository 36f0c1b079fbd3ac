import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { emptyReport } from '../../../../src/admin/content/import/report';
import { takenBackWarnings } from '../../../../src/admin/content/import/takenBackWarnings';
import { touchedBy } from '../../../../src/admin/history/kept/change';
import { addChange } from '../../../../src/admin/history/kept/keptChanges';
import { buildContent, buildProduct } from '../../../builders';
import { emptyHistory } from '../support/historyStorage';

beforeEach(emptyHistory);

it('compares each product of a table with its own saves only', async () => {
  const resource = 'products' as const;
  const records = Array.from({ length: 100 }, (_, index) => {
    const before = buildProduct({ id: `kraft-${index}`, name: `Kraft ${index}` });
    return { resource, id: before.id, before, after: { ...before, brand: 'Own' } };
  });
  const touched = touchedBy(records, resource);
  await addChange({ what: 'changed', at: 1, touched, size: 1 }, { records, orders: {} });
  let looks = 0;
  const changed = records.map(({ id, before, after }) => ({
    resource,
    name: before.name,
    before: after,
    after: {
      ...before,
      get id() {
        looks += 1;
        return id;
      },
    },
  }));
  const warnings = await takenBackWarnings({ ...emptyReport(buildContent()), changed });
  expect(warnings.join()).toContain('“Kraft 0” (brand, last saved');
  expect(looks / changed.length).toBeLessThan(10);
});
