import { act } from 'react';
import {
  AdminContext,
  DataTable,
  ListContextProvider,
  memoryStore,
  ResourceContextProvider,
  useList,
} from 'react-admin';
import { expect, it } from 'vitest';
import { i18nProvider } from '../../../../src/admin/i18nProvider';
import { ColumnsButton } from '../../../../src/admin/products/ColumnsButton';
import { HIDDEN_AT_FIRST } from '../../../../src/admin/products/columns';
import { buildProduct } from '../../../builders';
import { button, byLabel, press, render, textsOf } from '../support/render';

function Table() {
  const list = useList({ data: [buildProduct({ brand: 'Own' })] });
  return (
    <ListContextProvider value={list}>
      <DataTable hiddenColumns={HIDDEN_AT_FIRST} bulkActionButtons={false}>
        <DataTable.Col source="name" />
        <DataTable.Col source="brand" />
      </DataTable>
    </ListContextProvider>
  );
}

const headings = () => textsOf('th');

const toggle = (name: string) =>
  act(async () => {
    const labels = [...byLabel('Columns').querySelectorAll('label')];
    labels.find(({ textContent }) => textContent === name)?.click();
  });

it('shows and hides the table’s columns', async () => {
  await render(
    <AdminContext i18nProvider={i18nProvider} store={memoryStore()}>
      <ResourceContextProvider value="products">
        <ColumnsButton />
        <Table />
      </ResourceContextProvider>
    </AdminContext>,
  );
  expect(headings()).toEqual(['Name']);
  await press(button('Columns'));
  await toggle('Brand');
  expect(headings()).toEqual(['Name', 'Brand']);
  await toggle('Name');
  expect(headings()).toEqual(['Brand']);
});
