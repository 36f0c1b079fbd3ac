import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { loader as layoutLoader } from '../../../../src/site/layout/loader';
import { SearchBox } from '../../../../src/site/search/SearchBox';
import { type } from '../../admin/support/render';
import { eventually, render } from '../support/render';

const code = await vi.hoisted(async () => (await import('../../deferred')).deferred());
vi.mock('../../../../src/site/search/searchCode', async (importOriginal) => {
  await code.promise;
  return importOriginal();
});

it('a search whose code comes late is for what stands in the box by then, and for nothing once that is emptied', async () => {
  const site = await layoutLoader();
  const boxes = [' masking tape ', ''].map(async (typedSince) => {
    const router = createMemoryRouter(
      [{ id: 'site', path: '*', loader: layoutLoader, element: <SearchBox label="Search products" /> }],
      { initialEntries: ['/about'], hydrationData: { loaderData: { site } } },
    );
    const { shell } = await render(<RouterProvider router={router} />);
    const input = shell.querySelector('input');
    if (!input) throw new Error('The box has no input');
    await type(input, 'foil');
    await act(async () => shell.querySelector('form')?.requestSubmit());
    await type(input, typedSince);
    return { router, input };
  });
  const [changed, emptied] = await Promise.all(boxes);
  code.resolve();
  await eventually(() => expect(changed?.router.state.location.search).toBe('?q=masking+tape'));
  expect(emptied?.router.state.location.pathname).toBe('/about');
  expect(emptied?.input.value).toBe('');
});
