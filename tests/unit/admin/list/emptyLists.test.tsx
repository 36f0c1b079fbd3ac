import { AdminContext, type DataProvider, memoryStore, ResourceContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { ArticleList } from '../../../../src/admin/blog/ArticleList';
import { CategoryList } from '../../../../src/admin/categories/CategoryList';
import { i18nProvider } from '../../../../src/admin/i18nProvider';
import { buildArticle } from '../../../builders';
import { answerMedia, button, eventually, press, render } from '../support/render';

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

describe.each([
  ['a wide screen', false],
  ['a phone', true],
])('a list on %s in which nothing is found', (_, isPhone) => {
  it('keeps the focus once its filters are cleared', async () => {
    answerMedia(() => isPhone);
    const article = buildArticle({ title: 'Found again', category: '' });
    const found = {
      getList: async (_resource: string, { filter }: { filter: object }) => {
        const data = 'q' in filter ? [] : [article];
        return { data, total: data.length };
      },
    } as unknown as DataProvider;
    await render(
      <MemoryRouter initialEntries={[`/?filter=${encodeURIComponent('{"q":"zzzzqq"}')}`]}>
        <AdminContext dataProvider={found} i18nProvider={i18nProvider} store={memoryStore()}>
          <ResourceContextProvider value="blog">
            <ArticleList />
          </ResourceContextProvider>
        </AdminContext>
      </MemoryRouter>,
    );
    await eventually(() =>
      expect(document.body.textContent).toContain('None fits what you searched for or chose.'),
    );
    await press(button('Clear filters'));
    await eventually(() => expect(document.body.textContent).toContain('Found again'));
    expect(document.activeElement?.className).toContain('list-page');
    // An article may have no category to stand after its date.
    expect(document.body.textContent).toContain('4 Aug 2024');
    expect(document.body.textContent).not.toContain('·');
  });
});
