import type { ReactNode } from 'react';
import { AdminContext, type DataProvider, memoryStore, ResourceContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { ArticleList } from '../../../../src/admin/blog/ArticleList';
import { CategoryList } from '../../../../src/admin/categories/CategoryList';
import { i18nProvider } from '../../../../src/admin/i18nProvider';
import type { ResourceName } from '../../../../src/shared/storage/keys';
import { buildArticle } from '../../../builders';
import { listing } from '../support/listing';
import { until } from '../support/openAdmin';
import { answerMedia, button, press, render, says } from '../support/render';

const nothing = listing([]);

/** Shows the list of a resource at this address. */
const show = (resource: ResourceName, list: ReactNode, dataProvider: DataProvider, address = '/') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={memoryStore()}>
        <ResourceContextProvider value={resource}>{list}</ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  );

it('a category can be added even if there are none', async () => {
  await show('categories', <CategoryList />, nothing);
  await until(() => says('No Categories found'));
  expect(button('New category').disabled).toBe(false);
});

describe.each([
  ['a wide screen', false],
  ['a phone', true],
])('a list on %s in which nothing is found', (_, isPhone) => {
  it('keeps the focus once its filters are cleared', async () => {
    answerMedia(() => isPhone);
    const article = buildArticle({ title: 'Found again', category: '' });
    const found = listing((_resource, { filter }) => ('q' in filter ? [] : [article]));
    await show('blog', <ArticleList />, found, `/?filter=${encodeURIComponent('{"q":"zzzzqq"}')}`);
    await until(() => says('None fits what you searched for or chose.'));
    await press(button('Clear filters'));
    await until(() => says('Found again'));
    expect(document.activeElement?.className).toContain('list-page');
    // An article may have no category to stand after its date.
    expect(document.body.textContent).toContain('4 Aug 2024');
    expect(document.body.textContent).not.toContain('·');
  });

  it('leaves the focus to its search once that is emptied by its button', async () => {
    answerMedia(() => isPhone);
    await show('blog', <ArticleList />, nothing, `/?filter=${encodeURIComponent('{"q":"zzzzqq"}')}`);
    const clear = await until(() => document.querySelector<HTMLElement>('[aria-label="Clear value"]'));
    clear.focus();
    await press(clear);
    expect(clear.isConnected).toBe(false);
    expect(document.activeElement).toBe(document.querySelector('input[name="q"]'));
  });
});
