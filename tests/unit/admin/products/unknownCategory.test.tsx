import { act } from 'react';
import { expect, it } from 'vitest';
import { changeContent } from '../../../../src/shared/catalogue/changes/changeContent';
import { noRows, openAdmin, until, withText } from '../support/openAdmin';
import { press } from '../support/render';

it('the dashboard leads to a product in an unknown category, and the list shows that category', async () => {
  const router = await openAdmin('/admin/dashboard');
  const link = (name: string) => withText('main a', name);
  await act(async () => {
    await changeContent(({ products: [first, ...others] }) => ({
      products: first ? [{ ...first, ...noRows, name: 'Stranded Tape', category: 'gone' }, ...others] : [],
    }));
  });
  await press(await link('Stranded Tape'));
  expect(router.state.location.pathname).toMatch('/admin/products/edit/');
  await act(() => router.navigate('/admin/products?filter=%7B%22unknownCategory%22%3Atrue%7D'));
  const row = (await link('Stranded Tape')).closest('tr');
  await until(() => row?.textContent?.includes('gone: does not exist'));
});
