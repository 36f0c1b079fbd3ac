import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { emptyReport } from '../../../../src/admin/content/import/report';
import { takenBackWarnings } from '../../../../src/admin/content/import/takenBackWarnings';
import { type RecordVersions, touchedBy } from '../../../../src/admin/history/kept/change';
import { addChange } from '../../../../src/admin/history/kept/keptChanges';
import type { AnyRecord } from '../../../../src/admin/records/anyRecord';
import { whenIn } from '../../../../src/admin/words/dates';
import type { Product } from '../../../../src/shared/catalogue/product';
import { buildContent, buildProduct } from '../../../builders';
import { emptyHistory } from '../support/historyStorage';

beforeEach(emptyHistory);

const resource = 'products' as const;

/** Keeps a save in the history. */
function keep(at: number, records: RecordVersions[]): Promise<void> {
  const touched = touchedBy(records, resource);
  return addChange({ what: 'changed', at, touched, size: 1 }, { records, orders: {} });
}

it('compares each product of a table with its own saves only', async () => {
  const records = Array.from({ length: 100 }, (_, index) => {
    const before = buildProduct({ id: `kraft-${index}`, name: `Kraft ${index}` });
    return { resource, id: before.id, before, after: { ...before, brand: 'Own' } };
  });
  await keep(1, records);
  let looks = 0;
  const changed = records.map(({ id, before, after }) => ({
    resource,
    get id() {
      looks += 1;
      return id;
    },
    name: before.name,
    before: after,
    after: before,
  }));
  const warnings = await takenBackWarnings({ ...emptyReport(buildContent()), changed });
  expect(warnings.join()).toContain('“Kraft 0” (brand, last saved');
  expect(looks / changed.length).toBeLessThan(10);
});

it('says when the last save that the table would change back was, and the last deletion', async () => {
  const tape = (fields: Partial<Product>) => buildProduct({ id: 'kraft', ...fields });
  const day = (date: number) => Date.UTC(2024, 7, date);
  const save = (date: number, before: AnyRecord, after?: AnyRecord) =>
    keep(day(date), [{ resource, id: 'kraft', before, after }]);
  await save(1, tape({ brand: 'One', description: 'Weak.' }), tape({ brand: 'Two' }));
  await save(2, tape({ brand: 'Two' }), tape({ brand: 'Three' }));
  const before = tape({ brand: 'Three', uses: ['Seals'] });
  await save(3, tape({ brand: 'Three' }), before);
  const record = {
    resource,
    id: 'kraft',
    name: 'Kraft',
    before,
    after: { ...before, brand: 'One', description: 'Weak.' },
  };
  const report = emptyReport(buildContent());
  const [back] = await takenBackWarnings({ ...report, changed: [record] });
  expect(back).toContain(`“Kraft” (description and brand, last saved ${whenIn(day(2))})`);
  const added = [{ ...record, before: undefined }];
  expect(await takenBackWarnings({ ...report, added })).toEqual([]);
  await save(4, before);
  const [again] = await takenBackWarnings({ ...report, added });
  expect(again).toContain(`“Kraft” (deleted ${whenIn(day(4))})`);
});
