import type { ComponentProps } from 'react';
import { TestMemoryRouter } from 'react-admin';
import { beforeEach, expect, it } from 'vitest';
import { RecordDifferences } from '../../../../src/admin/history/RecordDifferences';
import { buildIndustry, buildProduct } from '../../../builders';
import { storeContent } from '../../storeContent';
import { button, eventually, press, render, textsOf } from '../support/render';

const kraft = buildProduct({ name: 'Kraft Tape' });
const gone = buildProduct({ name: 'Gone Tape' });

beforeEach(() => storeContent({ products: [kraft] }));

type Records = ComponentProps<typeof RecordDifferences>['records'];

const show = (...records: Records) =>
  render(
    <TestMemoryRouter>
      <RecordDifferences records={records} />
    </TestMemoryRouter>,
  );

it('shows the name of a deleted record where another record lists its id', async () => {
  const industry = buildIndustry({ products: [gone.id] });
  await show(
    { resource: 'products', id: gone.id, before: gone, after: undefined },
    { resource: 'industries', id: industry.id, before: industry, after: { ...industry, products: [] } },
  );
  await eventually(() => expect(document.body.textContent).toContain('Gone Tape'));
  expect(document.body.textContent).not.toContain(gone.id);
});

it('moves the focus to the last record that was shown once all are', async () => {
  const records = Array.from({ length: 12 }, (_, index) => {
    const product = buildProduct({ name: `Tape ${index + 1}` });
    return { resource: 'products' as const, id: product.id, before: undefined, after: product };
  });
  await show(...records);
  await press(button('Show all 12 records'));
  expect(document.querySelectorAll('section')).toHaveLength(12);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Product “Tape 10”');
});

it('links to each record of a change that exists now, whatever the change did to it', async () => {
  const versions = (id: string, before?: object, after?: object) =>
    ({ resource: 'products', id, before, after }) as never;
  await show(versions(gone.id, undefined, gone), versions(kraft.id, kraft, undefined));
  const links = () => textsOf('a');
  await eventually(() => expect(links()).toEqual(['Product “Kraft Tape”']));
});
