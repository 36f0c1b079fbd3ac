import { act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, Link, MemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { FilteredList } from '../../../../src/site/ui/FilteredList';
import { render } from '../support/render';

function Page() {
  const { search } = useLocation();
  return (
    <FilteredList filters={null} notes={[]} count={search ? 2 : 98} counted="products">
      {search && <Link to="/">Foil: remove this filter</Link>}
    </FilteredList>
  );
}

it('when a filter is removed, the focus goes beside the count, which is announced without it', async () => {
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: ['/?q=foil'] });
  const { shell } = await render(<RouterProvider router={router} />);
  const chip = shell.querySelector('a');
  chip?.focus();
  await act(async () => chip?.click());
  const count = [...shell.querySelectorAll('[role=status]')].find(({ textContent }) => textContent);
  expect(count?.textContent).toBe('98 products');
  expect(document.activeElement?.contains(count ?? null)).toBe(true);
  expect(document.activeElement).not.toBe(count);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Results');
});

it('shows the notes on what its address asks for in vain', () => {
  const list = (
    <FilteredList filters={null} notes={['There is no category “toys”.']} count={98} counted="products">
      {null}
    </FilteredList>
  );
  expect(renderToStaticMarkup(<MemoryRouter>{list}</MemoryRouter>)).toMatch(
    /role="status"><p[^>]*>There is no category “toys”/,
  );
});
