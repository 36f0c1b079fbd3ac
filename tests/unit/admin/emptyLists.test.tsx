import { AdminContext, type DataProvider, memoryStore, ResourceContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { CategoryList } from '../../../src/admin/categories/CategoryList';
import { i18nProvider } from '../../../src/admin/i18nProvider';
import { button, eventually, render } from './render';

const nothing = { getList: async () => ({ data: [], total: 0 }) } as unknown as DataProvider;

it('a category can be added even if there are none', async () => {
  await render(
    <MemoryRouter>
      <AdminContext dataProvider={nothing} i18nProvider={i18nProvider} store={memoryStore()}>
        <ResourceContextProvider value="categories">
          <CategoryList />
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  );
  await eventually(() => expect(document.body.textContent).toContain('No Categories found'));
  expect(button('New category').disabled).toBe(false);
});
